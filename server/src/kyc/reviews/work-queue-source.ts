import { sql, type SQL } from 'drizzle-orm'
import { kycOfficers } from '#contract/roles.ts'
import { kycSubmissions as t } from '#database/tables.ts'
import { dueCounts, readDeadlines } from '../../staff/work-queue/deadlines.ts'
import {
  readDueRows,
  shown,
  type WorkQueueReader,
  type WorkQueueSource,
} from '../../staff/work-queue/source.ts'
import { reviewableBy } from './claim.ts'
import { submissionDeadline } from './submission-deadline.ts'

/** Open submissions with their account types, and nothing of the customers. */
export const submissionSource: WorkQueueSource = {
  kind: 'kyc',
  roles: kycOfficers,
  read: async (reader) => {
    const deadlines = await readDeadlines(reader.db, reader.workLimits)
    const deadline = submissionDeadline(deadlines)
    return readDueRows(reader.db, deadlines, waitingFor(reader, deadline, dueCounts(deadlines, deadline)))
  },
}

/** As in `claimNext`: an officer's own submissions wait for others, and one that they finished first for a second officer. */
const waitingFor = (
  { actor, identities }: Pick<WorkQueueReader, 'actor' | 'identities'>,
  deadline: SQL,
  counts: SQL,
) =>
  sql`select ${t.id}::text, ${t.sent_at}::text as at, r.body -> 'name' ->> 'en' as detail, (${deadline})::text as deadline, ${counts}
    from ${t}
    left join kyc_account_types k on k.id = ${t.kyc_account_type_id}
    left join revisions r on r.id = k.live_revision
    where ${t.state} in ('received', 'in_review') and ${t.erased_at} is null and ${reviewableBy(actor.id, identities)}
    order by ${deadline}, ${t.sent_at} limit ${shown}`
