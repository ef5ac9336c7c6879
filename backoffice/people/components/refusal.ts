import { ApiError } from '../../api.ts'
import { formatMessage, messages } from '../../messages.ts'

/** What to say of a refusal, in the screens' own words. */
export function sayRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.people.unexpected
  const { code, message, retryAfter } = error
  if (code === 'offline') return messages.shell.errors.offline
  if (code === 'too_often' && retryAfter) return formatMessage(messages.people.wait, { n: retryAfter })
  return (code === 'unknown' ? undefined : messages.people.refused[code]) ?? message
}
