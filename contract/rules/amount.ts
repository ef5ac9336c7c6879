import { digitsOf } from './decimal-digits.ts'
import { plainTyped } from './pasted.ts'

export type AmountError = 'missing' | 'malformed' | 'zero' | 'large'

/** Keeps results readable: more digits than any counter changes or any product lends. */
const maxDigits = 9

/** Decimal digits of a number; `whole` has no leading zeros. */
export type TypedNumber = { negative: boolean; whole: string; decimals: string }

/** Digits that `k` and `m` stand for. */
const shorthand: Readonly<Record<string, number>> = { k: 3, m: 6 }

/**
 * Reads a number as people type it: "1000", "1,000.50", "1 000", "150k", "1.5m", in full-width digits too. Commas and spaces
 * count only between groups of three, so that "1,5" is asked about again rather than read as fifteen.
 * @returns null where the text is not a number, or could be two
 */
export function readNumber(typed: string): TypedNumber | null {
  const parts = /^([-−]?)(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?(?: ?([km]))?$/i.exec(
    plainTyped(typed),
  )
  if (!parts) return null
  const [, sign = '', digits = '', decimals = '', unit = ''] = parts
  const places = shorthand[unit.toLowerCase()] ?? 0
  const whole = digits.replace(/\D/g, '') + decimals.slice(0, places).padEnd(places, '0')
  const rest = decimals.slice(places)
  return {
    negative: sign !== '' && /[1-9]/.test(whole + rest),
    whole: whole.replace(/^0+(?=\d)/, ''),
    decimals: rest,
  }
}

/** Removes the kwacha's sign before or after an amount: "MK150,000", "K 150 000", "150,000 kwacha". */
const withoutKwacha = (typed: string): string =>
  plainTyped(typed)
    .replace(/^(?:mwk|mk|k)\.? ?/i, '')
    .replace(/ ?(?:mwk|mk|kwacha)$/i, '')

/** Reads an amount of any currency, as `readNumber` does, with two decimals at most. */
export function readAmount(typed: string | undefined): { amount: string } | { error: AmountError } {
  if (plainTyped(typed ?? '') === '') return { error: 'missing' }
  const read = readNumber(typed ?? '')
  if (!read || read.negative || read.decimals.length > 2) return { error: 'malformed' }
  if (read.whole.length > maxDigits) return { error: 'large' }
  const amount = read.decimals === '' ? read.whole : `${read.whole}.${read.decimals}`
  return digitsOf(amount).units === 0n ? { error: 'zero' } : { amount }
}

/** Reads an amount of kwacha, with or without its sign. */
export const readKwacha = (typed: string | undefined): ReturnType<typeof readAmount> =>
  readAmount(withoutKwacha(typed ?? ''))

/**
 * Reads a number of kwacha of any size and sign.
 * @returns null for three decimals as well: "150.000" is a thousand times more where points group thousands
 */
export function readKwachaNumber(typed: string): TypedNumber | null {
  const read = readNumber(withoutKwacha(typed))
  return read?.decimals.length === 3 ? null : read
}

/** Returns an amount in kwacha as a decimal text; a text that is none, or could be two, as it is. */
export function plainKwacha(typed: string): string {
  const read = readKwachaNumber(typed)
  if (!read || read.negative) return plainTyped(typed)
  return read.decimals === '' ? read.whole : `${read.whole}.${read.decimals}`
}
