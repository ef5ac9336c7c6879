import { passwordLength } from '#contract/backoffice/people.ts'
import { Failure } from '../../failure.ts'

type Owner = { name: string; email: string }

/**
 * Holds a new password to the house's rules (after NIST SP 800-63B, 3.1.1.2): long enough, not among the passwords
 * that are tried first, not made of the owner's own name or e-mail. Nothing is asked of its signs.
 * @throws Failure password_short, password_long, password_own, password_common
 */
export async function checkPassword(password: string, owner: Owner): Promise<void> {
  const { least, most } = passwordLength
  const { length } = password
  if (length < least) throw new Failure('password_short', `Take at least ${least} characters.`)
  if (length > most) throw new Failure('password_long', `Take at most ${most} characters.`)
  const lower = password.toLowerCase()
  const own = [owner.email.split('@')[0] ?? '', ...owner.name.split(/\s+/)].map((part) => part.toLowerCase())
  if (own.some((part) => part.length >= 4 && lower.includes(part)))
    throw new Failure('password_own', 'Take one without your name or your e-mail in it.')
  const common = await commonPasswords()
  // "password2026!" is tried as soon as "password" is; so is one sign many times.
  const bare = lower.replace(/[^a-z]+$/, '')
  if (common.has(lower) || (bare.length >= 6 && common.has(bare)) || new Set(lower).size < 5)
    throw new Failure('password_common', 'This password is too common: it is among those tried first.')
}

let loaded: Promise<Set<string>> | null = null

/** Read at the first question: the list takes some megabytes. */
function commonPasswords(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  )
  return loaded
}
