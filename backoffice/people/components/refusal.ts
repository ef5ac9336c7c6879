import { ApiError } from '../../api.ts'
import { words } from '../../messages.ts'

/** What to say of a refusal, in the screens' own words. */
export function sayRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return words.people.unexpected
  const { code, message, retryAfter } = error
  if (code === 'offline') return words.shell.errors.offline
  if (code === 'too_often' && retryAfter) return words.people.wait(retryAfter)
  return (code === 'unknown' ? undefined : words.people.refused[code]) ?? message
}
