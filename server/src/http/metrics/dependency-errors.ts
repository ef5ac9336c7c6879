import { Counter } from 'prom-client'

/** Failed uses of services that settings name; `dependency_up` only shows their last check. */
export const dependencyErrors = new Counter({
  name: 'dependency_errors_total',
  help: 'Requests to a dependency that failed: storage, mail or sms',
  labelNames: ['dependency'] as const,
  registers: [],
})

export const messageFailures = new Counter({
  name: 'message_failures_total',
  help: 'E-mails and texts that failed for good',
  labelNames: ['channel', 'code'] as const,
  registers: [],
})

/** Returns the result of a use of a dependency, and counts a failure of it. */
export async function countErrors<T>(
  dependency: 'storage' | 'mail' | 'sms',
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use()
  } catch (error) {
    dependencyErrors.inc({ dependency })
    throw error
  }
}
