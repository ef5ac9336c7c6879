import { limits } from '../limits.ts'

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

/** Something one can answer to: an e-mail, or at least seven digits with the usual signs between. */
export const isContact = (value: string): boolean =>
  looksLikeEmail(value) || (/^[+()\d\s/-]{7,60}$/.test(value) && value.replace(/\D/g, '').length >= 7)

/**
 * The mailbox that limits count: `name+anything@…` arrives where `name@…` does, with most who run mail.
 * @param contact an e-mail in its one form, or a telephone number, which stays
 */
export const mailboxOf = (contact: string): string => contact.replace(/(?<=[^@+])\+[^@]*(?=@)/, '')
