import { ApiError } from './api.ts'
import { messages } from './messages.ts'

/** What to say of an error: the service's own sentence, or that something went wrong where it said none. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : messages.shell.errors.unknown
