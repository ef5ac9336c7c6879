import type { WorkQueueRow } from '#contract/backoffice/work-queue.ts'
import { referenceOf } from '../kyc/reference.ts'
import { formatMessage, messages } from '../messages.ts'

/** Names what a message or job is about without naming the customer, such as "Submission FD64C4F7". */
export function subjectName({ collection, id }: Pick<WorkQueueRow, 'collection' | 'id'>): string {
  const { item } = messages.undelivered
  if (collection === 'kyc_submissions' || collection === 'leads')
    return formatMessage(item[collection], { reference: referenceOf(id ?? '') })
  return collection === 'staff' || collection === 'files' ? item[collection] : ''
}
