import { ApiError } from './api.ts'
import { formatMessage, messages } from './messages.ts'

const { errors } = messages.shell

/** What went wrong, in the reader's words: the service's own sentence where there is no better one. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return errors.unknown
  if (error.code === 'unknown') return errors.unknown
  if (error.code === 'unauthenticated') return errors.unauthenticated
  if (error.code === 'too_often' && error.retryAfter)
    return formatMessage(errors.tooOften, { n: error.retryAfter })
  return error.message
}
