import { readNumber } from '#contract/rules/amount.ts'
import { plainTyped } from '#contract/rules/pasted.ts'

/** Reads a whole number or a coordinate as it is typed or pasted. Returns the plain text where that is no number. */
export function typedNumber(text: string): number | string {
  const read = readNumber(text)
  return read ? Number(`${read.negative ? '-' : ''}${read.whole}.${read.decimals}`) : plainTyped(text)
}
