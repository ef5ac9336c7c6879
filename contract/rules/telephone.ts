import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { readEmail } from './email.ts'
import { plainTyped } from './pasted.ts'

// The library's `mobile` data: a code goes by text message, so that a fixed line is refused before money is
// spent on it. About 30 kB in a browser: public islands leave the judgement to the service.

/** Longer than any number however spaced; keeps what the library reads short. */
const longest = 60
/** Limits what is normalised, marks included. */
const maxTyped = 1000

/** True for an ISO 3166 country that numbers can be allowed from; settings are checked with it. */
export const isPhoneCountry = (value: string): boolean => isSupportedCountry(value)

/**
 * A mobile number in any usual form (0999 123 456, +265 (0)999-123-456, 00265…, 265…) as E.164.
 * @param countries ISO 3166 codes of the countries allowed; a number without country code is read as the first's
 * @returns `+265999123456`, or null where it is no mobile number of those countries, or has an extension
 */
export function toE164(typed: string, countries: readonly string[] = ['MW']): string | null {
  const plain = typed.length > maxTyped ? '' : plainTyped(typed)
  const allowed = countries.filter((country): country is CountryCode => isSupportedCountry(country))
  const home = allowed[0]
  if (home === undefined || plain === '' || plain.length > longest) return null
  // extract: false, else any sentence with a number in it would do.
  const number = parsePhoneNumberFromString(plain, { defaultCountry: home, extract: false })
  if (!number?.isValid() || number.ext || !number.country || !allowed.includes(number.country)) return null
  return number.number
}

export type Username = { kind: 'email' | 'phone'; value: string }

/**
 * What a customer goes by: an e-mail of the spec's shape (lower-cased: nobody's mailbox is told apart by case,
 * and one customer must not become two) or a mobile number as E.164 (contract, One-time codes).
 * @returns null where it is neither
 */
export function username(typed: string, countries: readonly string[] = ['MW']): Username | null {
  const email = readEmail(typed)
  if (email !== null) return { kind: 'email', value: email }
  const value = toE164(typed, countries)
  return value === null ? null : { kind: 'phone', value }
}
