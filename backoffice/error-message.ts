import { ApiError } from './api.ts'
import { formatMessage, messages } from './messages.ts'

const { errors } = messages.shell

/** True where the browser cannot read a chosen file: it was moved, changed or deleted since. */
const isFileGone = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'NotReadableError')

/** What went wrong, in the reader's words: the service's own sentence where there is no better one. */
export function errorMessage(error: unknown): string {
  if (isFileGone(error)) return errors.fileGone
  if (!(error instanceof ApiError)) return errors.unknown
  if (error.code === 'unknown') return errors.unknown
  if (error.status === 401) return errors.unauthenticated
  if (error.code === 'too_often' && error.retryAfter)
    return formatMessage(errors.tooOften, { n: error.retryAfter })
  return error.message
}

/**
 * The same of several items, with the title of the one that was refused where the service names it by its id.
 * @param text the sentence; `errorMessage` without it
 */
export function errorOfItems(
  error: unknown,
  items: readonly { id: string; title: string }[],
  text = errorMessage(error),
): string {
  if (!(error instanceof ApiError) || items.length < 2) return text
  const refused = items.find(({ id }) => Object.hasOwn(error.fields, id))
  return refused ? `${refused.title}: ${text}` : text
}
