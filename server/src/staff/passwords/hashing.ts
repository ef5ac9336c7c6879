import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default algorithm; the costs are OWASP's first recommendation (19 MiB, 2 rounds).
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string): Promise<string> => hash(password, costs)
export const passwordMatches = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password)
/**
 * The hash of a random password. It is checked if the account does not exist, so that both cases take the same time.
 */
export const nobodysHash = hashPassword(randomBytes(32).toString('base64url'))
