import { plainTyped } from './pasted.ts'

/** A number of a telephone field: its text, and what a phone dials; `call` is null where it cannot be read. */
export type TelephoneNumber = { text: string; call: string | null }

/** Returns the address that dials what `readTelephoneNumbers` reads. */
export const telephoneHref = (call: string): string => `tel:${call.replaceAll('#', '%23')}`

const home = '265'
/** Digits of a number of Malawi without country code and leading zero: landlines have 7, mobiles 9. */
const isNational = (digits: string): boolean => /^[1-9](?:\d{6}|\d{8})$/.test(digits)

/** @returns the number as E.164 with its plus sign, or null */
function readOne(text: string): string | null {
  if (!/^\+?[\d ().-]+$/.test(text)) return null
  const international = /^(?:\+|00)/.test(text)
  // The zero in "+265 (0)1 820 219" is dialled within the country only.
  const digits = (international ? text.replace(/^00|\(0\)/g, '') : text).replace(/\D/g, '')
  const national = digits.startsWith(home) ? digits.slice(home.length) : null
  if (national !== null && isNational(national)) return `+${digits}`
  if (international) return national === null && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
  const local = digits.replace(/^0/, '')
  return isNational(local) ? `+${home}${local}` : null
}

/**
 * Reads one or more numbers, separated by slashes, commas or semicolons. Short codes (998) and dial codes (*525#) stay as they
 * are. Part of the scripts that visitors load, so libphonenumber only checks it in the test.
 */
export function readTelephoneNumbers(text: string): TelephoneNumber[] {
  const plain = plainTyped(text)
  if (/^(?:[1-9]\d{2,4}|\*\d[\d*]*#)$/.test(plain)) return [{ text: plain, call: plain }]
  // Text as it is: with the no-break spaces that the page has put in, or islands would not hydrate.
  return text
    .split(/[/,;／，；]/)
    .map((part) => part.trim())
    .filter((part) => plainTyped(part) !== '')
    .map((part) => ({ text: part, call: readOne(plainTyped(part).replace(/\p{Pd}/gu, '-')) }))
}
