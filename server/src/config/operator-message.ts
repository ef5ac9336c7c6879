import { DatabaseConnectionError, DataFolderInUse, SchemaTooNewError } from '#database/open.ts'
import { isDatabaseUnavailable } from '#database/unavailable.ts'
import { readableStack } from './readable-stack.ts'
import { ConfigError } from './read-setting.ts'

type ErrorClass = abstract new (...args: never[]) => Error

const operatorErrors: readonly ErrorClass[] = [
  ConfigError,
  DataFolderInUse,
  DatabaseConnectionError,
  SchemaTooNewError,
]

/**
 * Returns one line for a failure that the operator can fix, and the stack for any other.
 * @param others further classes whose messages are meant for the operator
 */
export function operatorMessage(error: unknown, others: readonly ErrorClass[]): string {
  if (!(error instanceof Error)) return String(error)
  if ([...operatorErrors, ...others].some((operatorError) => error instanceof operatorError))
    return error.message
  if (isDatabaseUnavailable(error)) return 'the connection to the database at DATABASE_URL was lost'
  return readableStack(error)
}
