import { passwordLength } from '#contract/backoffice/people.ts'
import { AppError } from '../../http/app-error.ts'
import { normalisePassword } from './hashing.ts'

type Owner = { name: string; email: string }

/**
 * Holds a new password to the house's rules (after NIST SP 800-63B, 3.1.1.2): long enough, not among the passwords
 * that are tried first, not made of the owner's own name or e-mail, nor of the house's words alone. There
 * is no rule about which characters it has.
 * @throws AppError password_short, password_long, password_own, password_common
 */
export async function checkPassword(password: string, owner: Owner): Promise<void> {
  const { least, most } = passwordLength
  const composed = normalisePassword(password)
  const { length } = composed
  if (length < least) throw new AppError('password_short', `Take at least ${least} characters.`)
  if (length > most) throw new AppError('password_long', `Take at most ${most} characters.`)
  const lower = composed.toLowerCase()
  const own = [owner.email.split('@')[0] ?? '', ...owner.name.split(/\s+/)].map((part) =>
    part.normalize('NFC').toLowerCase(),
  )
  if (own.some((part) => part.length >= 4 && lower.includes(part)))
    throw new AppError('password_own', 'Take one without your name or your e-mail in it.')
  if (isCommon(lower, await commonPasswords()) || withoutHouseWords(lower).length < 6)
    throw new AppError('password_common', 'This password is too common: it is among those tried first.')
}

/**
 * True for one of the list, and for what is made of it first: "password2026!" is tried as soon as "password" is, and so
 * are two of them in a row ("iloveyou1234") and few signs many times. Of the list itself few are long enough to be taken.
 */
function isCommon(lower: string, common: ReadonlySet<string>): boolean {
  const bare = lower.replace(/[^a-z]+$/, '')
  if (common.has(lower) || (bare.length >= 6 && common.has(bare)) || new Set(lower).size < 5) return true
  for (let at = 4; at <= lower.length - 4; at++)
    if (common.has(lower.slice(0, at)) && common.has(lower.slice(at))) return true
  return false
}

/** What somebody who knows the house, but not its people, tries first; docs/SECURITY.md lists the same. */
export const houseWords: readonly string[] = (
  'nsalu fdh bank bureau holdings financial discount properties house money ' +
  'administrator approver officer auditor author backoffice staff rates password ' +
  'malawi kwacha lilongwe blantyre mzuzu zomba'
).split(' ')

/** The longer ones first, so that no shorter one leaves half of them. */
const house = new RegExp(houseWords.toSorted((a, b) => b.length - a.length).join('|'), 'g')

/** What is left, without the figures and signs at its ends, which are no more than decoration of a house word. */
const withoutHouseWords = (lower: string): string => {
  const left = lower.replace(house, '')
  return left === lower ? lower : left.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

let loaded: Promise<Set<string>> | null = null

/** Read at the first question: the list takes some megabytes. */
function commonPasswords(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  )
  return loaded
}
