/** Stable codes of the one error shape; screens translate the code, never the sentence. */
export const errorCodes = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  own_work: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  wrong_state: 409,
  append_only: 409,
  needs_approval: 409,
  gone: 410,
  overtaken: 412,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  invalid: 422,
  upgrade_required: 426,
  precondition_required: 428,
  too_often: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** What every failed call answers: `error` and `message` are the same plain sentence. */
export type ErrorBody = { error: string; message: string; code: ErrorCode; fields?: Record<string, string> }
