import { unavailableMessages } from '#database/unavailable.ts'
import { readableStack } from '../config/readable-stack.ts'
import { AppError } from './app-error.ts'

/** An error as the log shows it. */
export type ErrorDetail = {
  type: string
  code?: string
  message?: string
  stack?: string
  cause?: ErrorDetail
}

/** A chain of causes is short; a longer one is a cycle. */
const maxCauses = 5

/**
 * Describes an error without personal data. Messages of drivers and libraries repeat statements, parameters, addresses
 * and parsed text, so only the messages of this program and fixed messages are included, besides codes and names.
 */
export function errorDetail(error: unknown, depth = 0): ErrorDetail {
  if (!(error instanceof Error)) return { type: typeof error }
  const stack = stackOf(error)
  const code = codeOf(error)
  const message = safeMessage(error, stack)
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message }),
    ...(stack !== '' && { stack }),
    ...(error.cause !== undefined && depth < maxCauses && { cause: errorDetail(error.cause, depth + 1) }),
  }
}

/** Returns where an error was thrown, without its message, even where the message looks like a stack. */
function stackOf(error: Error): string {
  const stack = readableStack(error)
  // Without the message its end is unknown, and so is where the stack begins.
  if (!stack.includes(error.message)) return ''
  return stack
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function safeMessage(error: Error, stack: string): string | undefined {
  if (error instanceof AppError) return error.status >= 500 ? error.message : undefined
  for (const fields of safeFields) {
    if (!(fields[0] in error)) continue
    const named = Object.entries(error).filter(
      ([name, value]) => fields.some((field) => field === name) && value !== undefined,
    )
    return named.map(([name, value]) => `${name} ${String(value)}`).join(', ')
  }
  if (builtIn.has(Object.getPrototypeOf(error)) && isOwnPlace(stack.split('\n')[0] ?? ''))
    return error.message.replaceAll(/\s+/g, ' ').slice(0, 300)
  return unavailableMessages.exec(error.message)?.[0]
}

/** Fields without personal data, each set for the errors that have its first one: system, PostgreSQL, mail server. */
const safeFields = [
  ['syscall', 'address', 'port'],
  ['severity', 'constraint', 'table', 'column'],
  ['responseCode'],
] as const

/** Classes whose messages in this program are its own. A library's class may leave its own functions out of the stack. */
const builtIn = new Set<unknown>([Error, TypeError, RangeError, ReferenceError].map((one) => one.prototype))

function codeOf(error: Error): string | undefined {
  if ('code' in error && /^\w{1,50}$/.test(String(error.code))) return String(error.code)
  // Errors of the S3 client have a status instead.
  if ('$metadata' in error) {
    const { httpStatusCode } = Object(error.$metadata) as { httpStatusCode?: unknown }
    return typeof httpStatusCode === 'number' ? String(httpStatusCode) : undefined
  }
  return undefined
}

/** True for a line of a stack in a source of this program. Built-in functions such as JSON.parse have lines of their own. */
const isOwnPlace = (line: string): boolean =>
  /(?:^|[\s(/])(?:server|database|contract|site)\/[\w./-]+\.tsx?:\d+:\d+\)?$/.test(line) &&
  !line.includes('node_modules')
