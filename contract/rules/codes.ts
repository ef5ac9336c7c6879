import { limits } from '../limits.ts'
import { plainTyped } from './pasted.ts'

/**
 * Returns a one-time code as typed or pasted, without spaces, hyphens and invisible characters; from a whole message the six
 * digits in it (contract, One-time codes).
 */
export function normaliseCode(typed: string): string {
  const plain = plainTyped(typed).replace(/\p{Pd}/gu, '-')
  const code = plain.replace(/[\s#.-]/g, '')
  if (code.length <= limits.oneTimeCodeLength) return code
  const numbers = (plain.match(/\+?\d[\d -]*/g) ?? []).map((number) => number.replace(/\D/g, ''))
  const [only, ...more] = new Set(numbers.filter((digits) => digits.length === limits.oneTimeCodeLength))
  return only !== undefined && more.length === 0 ? only : code
}

/** True once exactly six characters are left: then Proceed is enabled (spec, section 5). Says nothing about being right. */
export const isCompleteCode = (typed: string): boolean =>
  normaliseCode(typed).length === limits.oneTimeCodeLength
