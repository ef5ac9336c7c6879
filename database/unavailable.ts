/** Error codes of the network and of PostgreSQL that say nothing about the statement: the same one may succeed later. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  // read_only_sql_transaction: connected to a standby during a failover
  '25006',
  // query_canceled, by the statement timeout
  '57014',
])
/** PostgreSQL's classes of connection failures, exhausted resources, operator intervention and system errors. */
const unavailableClasses = /^(?:08|53|57P|58)[0-9A-Z]*$/
/** Messages of pg and pg-pool, whose own errors have no code. */
export const unavailableMessages =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/** True where a statement failed because the database cannot be used at present, whatever the statement was. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Drizzle and pg wrap the original error; a chain of causes is short.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true
    if ('code' in cause && typeof cause.code === 'string') {
      if (unavailableCodes.has(cause.code) || unavailableClasses.test(cause.code)) return true
    }
    if (unavailableMessages.test(cause.message)) return true
  }
  return false
}
