import { eq, sql } from 'drizzle-orm'
import { kycWaitDays } from '#contract/limits.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { addWorkingDays } from '#contract/rules/working-days.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'

/** Whether what was sent then, and is perhaps due by a day, has waited too long. */
export type Lateness = (sentAt: string, dueOn: string | null) => boolean

/** By the working days of Malawi and the holidays that staff keep. */
export async function readLateness(db: Pick<Database, 'select'>, now: Date = new Date()): Promise<Lateness> {
  const stored = storedNamed('holidays')
  const holidays = stored
    ? await db
        .select({ day: sql<string>`${revisions.body} ->> 'day'` })
        .from(stored.table)
        .innerJoin(revisions, eq(revisions.id, stored.table.live_revision))
        .where(sql`${stored.table.deleted_at} is null`)
    : []
  const today = dayInMalawi(now.toISOString())
  return (sentAt, dueOn) =>
    (dueOn !== null && dueOn < today) || addWorkingDays(dayInMalawi(sentAt), kycWaitDays, holidays) < today
}
