import { asc, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { Changes } from '../../changes/change.ts'
import { emitChange } from '../rows.ts'
import { system } from '../../changes/actor.ts'
import { raiseOverdueAlarms, type ReportOverdue } from './overdue-changes.ts'

/**
 * Claims items whose time has come and raises the event of each, once. Several workers share the rows by SKIP LOCKED.
 * Changes that were due while no worker ran are found at the next start. A late one raises an alarm.
 * @param say called after the commit, for each that was late
 * @returns how many were claimed
 */
export async function claimDue(changes: Changes, say: ReportOverdue = () => {}): Promise<number> {
  let claimed = 0
  for (const stored of storedCollections) {
    const { table } = stored
    const { due, missed } = await changes(system('due'), async (change) => {
      const due = await change.tx
        .select()
        .from(table)
        .where(lte(table.due_at, sql`now()`))
        .orderBy(asc(table.due_at))
        .limit(100)
        .for('update', { skipLocked: true })
      for (const row of due) await emitChange(change, stored, row)
      return { due: due.length, missed: await raiseOverdueAlarms(change, stored, due) }
    })
    claimed += due
    for (const line of missed) say(line)
  }
  return claimed
}

/** Whether anything is due, in one statement over all collections. */
async function anyDue(db: Database): Promise<boolean> {
  const parts = storedCollections.map(
    ({ table }) => sql`exists (select 1 from ${table} where ${table.due_at} <= now())`,
  )
  const [row] = await db
    .select({ due: sql<boolean>`${sql.join(parts, sql` or `)}` })
    .from(sql`(select 1) as one`)
  return row?.due ?? false
}

/** Claims everything that is due now. Called every second; if nothing is due it costs one statement. */
export async function claimAllDue(db: Database, changes: Changes, say: ReportOverdue): Promise<void> {
  while (await anyDue(db)) if (!(await claimDue(changes, say))) break
}
