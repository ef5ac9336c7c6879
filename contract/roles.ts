/** Staff roles (contract: Staff). */
export const roles = [
  'administrator',
  'author',
  'approver',
  'rates_officer',
  'kyc_officer',
  'auditor',
] as const
export type Role = (typeof roles)[number]

/** Who works with customers' data and opens their KYC documents; nobody else does. */
export const kycOfficers = ['kyc_officer', 'administrator'] as const satisfies readonly Role[]
