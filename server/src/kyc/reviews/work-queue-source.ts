import { sql } from 'drizzle-orm'
import { kycOfficers } from '#contract/roles.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { rowsOf } from '#database/rows-of.ts'
import { kycSubmissions as t } from '#database/tables.ts'
import { row, shown, type WorkQueueReader, type WorkQueueSource } from '../../staff/work-queue/source.ts'
import { reviewableBy } from './claim.ts'
import { readLateness } from './lateness.ts'

type WaitingRow = { id: string; at: string; type: string | null; due_on: string | null; total: string }

/** Submissions that wait, the oldest first; their accounts' types, and nothing of the customers. */
export const submissionSource: WorkQueueSource = {
  kind: 'kyc',
  roles: kycOfficers,
  read: async (reader) => {
    const { db } = reader
    const found = await rowsOf<WaitingRow>(db, waitingFor(reader))
    const isLate = await readLateness(db)
    return {
      total: Number(found[0]?.total ?? 0),
      rows: found.map(({ id, at, type, due_on }) => {
        const since = isoMicroseconds(at)
        return row({ id, at: since, detail: type, late: isLate(since, due_on) })
      }),
    }
  },
}

/** As in `claimNext`: an officer's own submissions wait for others, and one that they finished first for a second officer. */
const waitingFor = ({ actor, identities }: Pick<WorkQueueReader, 'actor' | 'identities'>) =>
  sql`select ${t.id}::text, ${t.sent_at}::text as at, r.body -> 'name' ->> 'en' as type, a.due_on::text, count(*) over () as total
    from ${t}
    left join kyc_account_types k on k.id = ${t.kyc_account_type_id}
    left join revisions r on r.id = k.live_revision
    left join assignments a on a.collection = 'kyc_submissions' and a.item_id = ${t.id}
    where ${t.state} in ('received', 'in_review') and ${t.erased_at} is null and ${reviewableBy(actor.id, identities)} order by ${t.sent_at} limit ${shown}`
