import { randomBytes } from 'node:crypto'

// Argon2id is the library's default algorithm; the costs are OWASP's first recommendation (19 MiB, 2 rounds).
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Native code, which only those who sign in need. */
const library = () => import('@node-rs/argon2')
export const hashPassword = async (password: string): Promise<string> =>
  (await library()).hash(normalisePassword(password), costs)
export const passwordMatches = async (stored: string, password: string): Promise<boolean> =>
  (await library()).verify(stored, normalisePassword(password))

/** Makes spellings of one password equal: keyboards and systems differ in how they compose letters (RFC 8265, 4.2.2). */
export const normalisePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

let nobodys: Promise<string> | undefined
/**
 * The hash of a random password. It is checked if the account does not exist, so that both cases take the same time. It is made
 * at the first call, so whoever signs in calls it whether there is an account or not.
 */
export const nobodysHash = (): Promise<string> =>
  (nobodys ??= hashPassword(randomBytes(32).toString('base64url')))
