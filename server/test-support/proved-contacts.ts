/** How many contacts the server of proved.process.ts knows. */
export const provedContacts = 400

/** The token of the n-th of them. */
export const tokenOf = (n: number): string => `a-token-of-a-proved-one-${String(n).padStart(4, '0')}`

export const usernameOf = (n: number): string => `contact${n}@customers.invalid`

/** The branch that server has. */
export const provedBranch = 'Sample Town'
