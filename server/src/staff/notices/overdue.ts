import { and, eq, gte, sql } from 'drizzle-orm'
import { digestHour } from '#contract/backoffice/notices.ts'
import { isOverdueKind } from '#contract/backoffice/work-queue.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import type { Database, Tx } from '#database/open.ts'
import { staffNotices } from '#database/tables.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { peopleWith } from '../notes/notes.ts'
import { isWorkingDay, type WorkLimits } from '../work-queue/deadlines.ts'
import { readWorkQueue } from '../work-queue/routes.ts'
import type { WorkQueueSource } from '../work-queue/source.ts'
import { tellStaff, type Notice } from './tell.ts'

type Services = { db: Database; jobs: Jobs; workLimits: WorkLimits }

/** No role leads a section, so that administrators are notified, who may do all of this work. */
const heads = ['administrator'] as const

/**
 * Notifies administrators of how much work of each kind is overdue for them: numbers only, once on each working day, however
 * many instances run it.
 */
export async function notifyOverdue(
  services: Services,
  sources: readonly WorkQueueSource[],
  now: Date = new Date(),
): Promise<void> {
  const { db, jobs } = services
  const morning = new Date(Date.parse(dayInMalawi(now.toISOString())) + (digestHour - 2) * 3_600_000)
  if (now < morning || !(await isWorkingDay(db, now)) || (await isDone(db, morning))) return
  const limited = sources.filter(({ kind }) => isOverdueKind(kind))
  const notices: Notice[] = []
  for (const { id, name } of await peopleWith(db, heads)) {
    const actor = { kind: 'staff', id, name, roles: heads, address: null } as const
    const { sections } = await readWorkQueue(services, limited, actor)
    for (const { kind, overdue, rows } of sections) {
      const items = rows.flatMap((row) => (row.late && row.id !== null ? [row.id] : []))
      if (items.length)
        notices.push({
          kind: 'overdue',
          collection: kind,
          items,
          count: overdue,
          actor: null,
          to: new Set([id]),
        })
    }
  }
  if (!notices.length) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('overdue notices'))`)
    if (!(await isDone(tx, morning))) await tellStaff(tx, jobs, morning.toISOString(), notices)
  })
}

async function isDone(db: Pick<Database | Tx, 'select'>, morning: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: staffNotices.id })
    .from(staffNotices)
    .where(and(eq(staffNotices.kind, 'overdue'), gte(staffNotices.created_at, morning.toISOString())))
    .limit(1)
  return found !== undefined
}
