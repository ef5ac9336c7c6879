import { sql } from 'drizzle-orm'
import { kycOfficers } from '#contract/roles.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Actor } from '../../changes/actor.ts'
import { row, shown, type WorkQueueSource } from '../../staff/work-queue/source.ts'
import { readLateness } from './lateness.ts'

type WaitingRow = { id: string; at: string; type: string | null; due_on: string | null; total: string }

/** Submissions that wait, the oldest first; their accounts' types, and nothing of the customers. */
export const submissionSource: WorkQueueSource = {
  kind: 'kyc',
  roles: kycOfficers,
  read: async ({ db, actor }) => {
    const found = await rowsOf<WaitingRow>(db, waitingFor(actor))
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

/** A submission that the first of two KYC officers has finished waits for the second. */
const waitingFor = ({ id: officer }: Actor) =>
  sql`select s.id::text, s.sent_at::text as at, r.body -> 'name' ->> 'en' as type, a.due_on::text, count(*) over () as total
    from kyc_submissions s
    left join kyc_account_types k on k.id = s.kyc_account_type_id
    left join revisions r on r.id = k.live_revision
    left join assignments a on a.collection = 'kyc_submissions' and a.item_id = s.id
    where s.state in ('received', 'in_review') and s.erased_at is null
      and s.first_accepted_by is distinct from ${officer} order by s.sent_at limit ${shown}`
