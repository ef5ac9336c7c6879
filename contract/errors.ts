/** Stable codes of the one error shape; screens translate the code, never the sentence. */
export const errorCodes = {
  malformed: 400,
  unauthenticated: 401,
  /** a staff session that was unused for too long, or lasted as long as one may */
  session_expired: 401,
  /** a staff session that was ended on another device or by an administrator */
  session_ended: 401,
  /** another user has signed in in the same browser since the screen was loaded */
  session_replaced: 401,
  forbidden: 403,
  /** a write by cookie that does not come from the back-office's own pages */
  not_from_backoffice: 403,
  second_factor_needed: 403,
  own_work: 403,
  /** only who sent something may withdraw it */
  not_sender: 403,
  /** asked over plain http where there is https */
  https_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  last_administrator: 409,
  /** where a second factor is asked of everybody, the only one cannot be taken away */
  last_second_factor: 409,
  too_many_passkeys: 409,
  passkey_known: 409,
  wrong_state: 409,
  /** a colleague has it open for editing */
  locked: 409,
  /** something still names it */
  in_use: 409,
  append_only: 409,
  needs_approval: 409,
  /** what is to be decided is not what was read: another revision, or another kind of request */
  changed_since: 409,
  /** pages of a KYC document that its officer has not opened */
  pages_unopened: 409,
  over_change_limit: 409,
  gone: 410,
  /** the question that a passkey answered has run out, or was answered before */
  passkey_late: 410,
  overtaken: 412,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  invalid: 422,
  wrong_password: 422,
  wrong_code: 422,
  wrong_passkey: 422,
  password_short: 422,
  password_long: 422,
  password_common: 422,
  password_own: 422,
  upgrade_required: 426,
  precondition_required: 428,
  too_often: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

/** What every failed call answers: `error` and `message` are the same plain sentence. */
export type ErrorBody = { error: string; message: string; code: ErrorCode; fields?: Record<string, string> }
