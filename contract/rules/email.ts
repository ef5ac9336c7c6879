import { limits } from '../limits.ts'
import { plainTyped } from './pasted.ts'

/** Limits what is normalised, invisible marks included. */
const maxTyped = 1000

// What a mailbox goes by without quotes (RFC 5322, dot-atom), without the signs that old relays read as a way to
// another mailbox (`%` and `!`), and without those that mark what is masked (`*`, `{`, `|`, `}`).
const local = /^[a-z\d#$&'+/=?^_~-]+(?:\.[a-z\d#$&'+/=?^_~-]+)*$/i
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i

/**
 * A plain e-mail address: the spec's shape (section 5), and nothing in it that a mailer could read as a second address,
 * a comment, a name or a header. Only ASCII, so that no look-alike letter makes one mailbox two contacts; a domain in
 * another script is written in its ASCII form (xn--…). At most 254 characters, tested first; each step after is linear.
 */
export function looksLikeEmail(value: string): boolean {
  if (value.length > limits.maxContactLength) return false
  const at = value.indexOf('@')
  if (at < 1 || at > 64 || !local.test(value.slice(0, at))) return false
  const labels = value.slice(at + 1).split('.')
  const top = labels[labels.length - 1] ?? ''
  return labels.length > 1 && !/^\d+$/.test(top) && labels.every((one) => one.length < 64 && label.test(one))
}

/**
 * The one form in which e-mail addresses are kept and compared. RFC 5321 lets a server tell mailboxes apart by the case
 * of the part before the at-sign; none that people use does, and one customer must not become two.
 */
export const sameEmail = (value: string): string => value.trim().toLowerCase()

/**
 * Reads one e-mail address, typed or pasted, in its one form. A domain in another script becomes its ASCII form (xn--…), which
 * every mail server takes; other letters before the at-sign are refused, since most mail servers refuse them.
 * @returns null where it is none
 */
export function readEmail(typed: string): string | null {
  if (typed.length > maxTyped) return null
  const [mailbox = '', domain = '', ...more] = plainTyped(typed).split('@')
  const address = `${mailbox}@${asciiDomain(domain)}`
  return more.length === 0 && looksLikeEmail(address) ? sameEmail(address) : null
}

/** Returns the domain as DNS has it; an empty text where it cannot be one. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return ''
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

/** Digits that make a telephone number of any country, with the usual signs between. */
const telephone = /^\+?(?:[ ()./-]*\d){7,}[ ()./-]*$/

/**
 * Reads how a customer is reached, typed or pasted.
 * @returns an e-mail address in its one form, or a telephone number with plain digits; null where it is neither
 */
export function readContact(typed: string): string | null {
  const email = readEmail(typed)
  if (email !== null || typed.length > maxTyped) return email
  const number = plainTyped(typed).replace(/\p{Pd}/gu, '-')
  return number.length <= 60 && telephone.test(number) ? number : null
}

/**
 * The mailbox that limits count: `name+anything@…` arrives where `name@…` does, with most who run mail.
 * @param contact an e-mail in its one form, or a telephone number, which stays
 */
export const mailboxOf = (contact: string): string => contact.replace(/(?<=[^@+])\+[^@]*(?=@)/, '')
