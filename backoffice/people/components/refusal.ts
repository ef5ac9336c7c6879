import { ApiError } from '../../api.ts'
import { formatMessage, messages } from '../../messages.ts'
import { PasskeyError } from './passkey.ts'

/** What to say of a refusal, in the screens' own words. @param signingIn whether it is about who signs in just now */
export function sayRefusal(error: unknown, signingIn = false): string {
  if (error instanceof PasskeyError) return messages.people.account.passkeys.failed[error.reason]
  if (!(error instanceof ApiError)) return messages.people.unexpected
  const { status, code, message, retryAfter } = error
  if (status === 401 && !signingIn) return messages.shell.errors.unauthenticated
  if (code === 'offline') return messages.shell.errors.offline
  if (code === 'too_often' && retryAfter) return formatMessage(messages.people.wait, { n: retryAfter })
  return (code === 'unknown' ? undefined : messages.people.refused[code]) ?? message
}
