import { limits } from '../limits.ts'

/**
 * The spec's shape test for an e-mail address (section 5): no spaces, one at-sign and a dot after it, with
 * something before the at-sign and on both sides of the dot. It says what looks like an address, not that
 * one exists. At most 254 characters, tested first; each step after is linear, where the usual pattern with
 * two open-ended runs is quadratic.
 */
export function looksLikeEmail(value: string): boolean {
  if (value.length > limits.usernameMost || /\s/.test(value)) return false
  const at = value.indexOf('@')
  if (at < 1 || value.includes('@', at + 1)) return false
  const dot = value.indexOf('.', at + 2)
  return dot !== -1 && dot < value.length - 1
}
