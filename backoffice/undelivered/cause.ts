import type { UndeliveredMessage } from '#contract/backoffice/undelivered.ts'
import { formatMessage, messages } from '../messages.ts'

/** Describes why a message was not delivered, such as "refused (550)". */
export function causeOf({ error, attempts }: Pick<UndeliveredMessage, 'error' | 'attempts'>): string {
  const { causes } = messages.undelivered
  if (error === null) return causes.unsent
  if (error === 'invalid address') return causes.address
  if (/^5\d\d$|^HTTP 4\d\d$/.test(error)) return formatMessage(causes.refused, { code: error })
  return formatMessage(causes.unreachable, { n: attempts, code: error })
}
