import type { PasskeyQuestion, SignedCredential, SignInAnswer } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { signByPasskey } from '../components/passkey.ts'
import type { Credentials } from './password-step.tsx'

const address = '/backoffice/auth/sign-in'
type SecondFactor = { code?: string; recovery_code?: string; passkey?: SignedCredential }

export const byPassword = (given: Credentials, second: SecondFactor = {}): Promise<SignInAnswer> =>
  ask<SignInAnswer>('POST', `${address}/email`, { body: { ...given, ...second } })

/** By any passkey that the device has for this place. @param onSigned called once the device has signed */
export async function byPasskeyAlone(onSigned?: () => void): Promise<SignInAnswer> {
  const question = await ask<PasskeyQuestion>('POST', `${address}/passkey/question`, { body: {} })
  const passkey = await signByPasskey(question)
  onSigned?.()
  return ask<SignInAnswer>('POST', `${address}/passkey`, { body: { passkey } })
}

/** By one of the passkeys of whoever the password belongs to. */
export async function byPasskeyToo(given: Credentials): Promise<SignInAnswer> {
  // Asked anew: what was asked with the password may have run out, and serves once.
  const answer = await byPassword(given)
  const question = answer.ways?.passkey
  return question ? byPassword(given, { passkey: await signByPasskey(question) }) : answer
}
