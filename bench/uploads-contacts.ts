/** How many contacts the server of the uploads' bench knows. */
export const benchContacts = 60

/** The token of the n-th of them. */
export const tokenOf = (n: number): string => `a-token-for-the-bench-${String(n).padStart(4, '0')}`
