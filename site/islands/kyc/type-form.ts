/** What the choice of the account type is kept as (client/keep-typed.ts). */
export const typeForm = 'kyc-type'
