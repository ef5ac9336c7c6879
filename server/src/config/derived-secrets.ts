import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The six digits of a code follow from its id and a key, so that they lie nowhere: not in the database, where only
 * a keyed hash is, nor in the queue. 2⁴⁸ is so far above a million that no digit is likelier than another.
 */
export function digitsOf(key: Buffer, id: string): string {
  const drawn = createHmac('sha256', key).update(`digits ${id}`).digest().readUIntBE(0, 6)
  return String(drawn % 1_000_000).padStart(6, '0')
}

/** Returns the digits of a stored code, or null where none of the keys made it. */
export function codeOf(
  keys: readonly Buffer[],
  { id, code_hash }: { id: string; code_hash: string },
): string | null {
  const key = keys.find((one) => keyedHash(one, 'code', id + digitsOf(one, id)) === code_hash)
  return key ? digitsOf(key, id) : null
}

/** @param what keeps hashes of one kind from standing for another's */
export const keyedHash = (
  key: Buffer,
  what: 'code' | 'browser' | 'address' | 'proof',
  value: string,
): string => createHmac('sha256', key).update(`${what} ${value}`).digest('hex')

/** Says nothing, by its time, of where two hashes differ. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

export const newToken = (): string => randomBytes(32).toString('base64url')
/** Tokens are random, so that a plain hash of one cannot be turned back. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
