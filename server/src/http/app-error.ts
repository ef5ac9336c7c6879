import { errorCodes, type ErrorBody, type ErrorCode } from '#contract/errors.ts'

/** An error for the caller: a plain sentence for people, and a stable code for screens. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** seconds after which it is worth asking again */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errorCodes[this.code]
  }

  body(): ErrorBody {
    const { message, code, fields } = this
    return { error: message, message, code, ...(fields && { fields }) }
  }
}
