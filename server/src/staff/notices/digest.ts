import { randomUUID } from 'node:crypto'
import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import { digestHour } from '#contract/backoffice/notices.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { assignments, staffNotices } from '#database/tables.ts'
import { transactionTime } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { mailStaff } from '../two-people/mail-all-staff.ts'
import { tellStaff, type Notice } from './tell.ts'

/** This morning's hour if it has come, else yesterday's; Malawi is two hours ahead of UTC the whole year. */
const lastMorning = sql`((date_trunc('day', now() at time zone 'UTC' + interval '2 hours' - make_interval(hours => ${digestHour}::int))
  + make_interval(hours => ${digestHour}::int) - interval '2 hours') at time zone 'UTC')`

/**
 * Sends each member of staff one mail of what has gathered since the morning before. Any number of instances may do it at
 * once: whoever locks the rows sends them.
 */
export async function sendDigests(db: Database, jobs: Jobs): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: staffNotices.id, user_id: staffNotices.user_id })
      .from(staffNotices)
      .where(and(isNull(staffNotices.mail), lte(staffNotices.created_at, lastMorning)))
      .limit(1000)
      .for('update', { skipLocked: true })
    const byPerson = Map.groupBy(waiting, ({ user_id }) => user_id)
    for (const [person, notices] of byPerson) {
      const mail = randomUUID()
      const ids = notices.map(({ id }) => id)
      await tx.update(staffNotices).set({ mail }).where(inArray(staffNotices.id, ids))
      await mailStaff({ tx }, jobs, [person], { template: 'staff-notice', about: mail })
    }
  })
}

/** Tells assignees, in the morning of the day, that something of theirs is due. Each is told once, by one instance. */
export async function tellDue(db: Database, jobs: Jobs): Promise<void> {
  await db.transaction(async (tx) => {
    const now = await transactionTime(tx)
    const [morning] = await rowsOf<{ at: string }>(tx, sql`select ${lastMorning}::text as at`)
    const due = await tx
      .update(assignments)
      .set({ reminded_at: now })
      .where(
        and(
          isNull(assignments.reminded_at),
          sql`${assignments.due_on} <= (${lastMorning} at time zone 'UTC' + interval '2 hours')::date`,
        ),
      )
      .returning()
    const notices = due.map(({ collection, item_id, assignee }): Notice => ({
      kind: 'due',
      collection,
      items: [item_id],
      actor: null,
      to: new Set([assignee]),
    }))
    // As of this morning, so that it is in this morning's digest and not in tomorrow's, which is a day late.
    await tellStaff(tx, jobs, morning ? isoMicroseconds(morning.at) : now, notices)
  })
}

/** What was told a month ago is in the mail; nobody asks for it here. */
export const cleanUpNotices = (db: Database) =>
  db.delete(staffNotices).where(sql`${staffNotices.created_at} < now() - interval '30 days'`)
