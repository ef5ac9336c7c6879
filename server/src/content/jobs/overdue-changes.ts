import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { alarms } from '#database/tables.ts'
import type { Change, Changes } from '../../changes/change.ts'
import type { Row } from '../rows.ts'
import { system } from '../../changes/actor.ts'

/** A change that is later than this has missed its time, and somebody must look at it. */
const lateSeconds = 60

/** Takes a line about a new alarm, to be logged at once. It names no person. */
export type ReportOverdue = (line: string) => void

/**
 * Raises an alarm for each row that is more than a minute late, once for each row and time.
 * @param rows claimed, or found unclaimed, at the change's moment
 * @returns a line for the log for each new one
 */
export async function raiseOverdueAlarms(
  change: Change,
  stored: StoredCollection,
  rows: readonly Row[],
): Promise<string[]> {
  const { tx, now } = change
  const late = rows.filter(({ due_at }) => secondsBetween(due_at ?? now, now) > lateSeconds)
  if (late.length === 0) return []
  // If several processes see it, only one raises the alarm.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('alarms'))`)
  const raised: string[] = []
  for (const { id: item_id, due_at } of late) {
    if (due_at === null) continue
    const collection = stored.definition.name
    const same = and(
      eq(alarms.collection, collection),
      eq(alarms.item_id, item_id),
      eq(alarms.due_at, due_at),
    )
    const [known] = await tx.select({ id: alarms.id }).from(alarms).where(same).limit(1)
    if (known) continue
    const values = { id: randomUUID(), kind: 'missed' as const, collection, item_id, due_at, raised_at: now }
    await tx.insert(alarms).values(values)
    change.audit.push({ action: 'missed its time', collection, item_id, details: { due_at } })
    raised.push(`missed its time: ${collection} ${item_id}, due ${due_at}, seen ${now}`)
  }
  return raised
}

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

/** Looks for rows that no worker has claimed in time, and raises an alarm for each. For processes without a worker. */
export async function findOverdue(db: Database, changes: Changes, say: ReportOverdue): Promise<void> {
  for (const stored of storedCollections) {
    const { table } = stored
    const late = sql`${table.due_at} < now() - make_interval(secs => ${lateSeconds})`
    const rows = await db.select().from(table).where(late).limit(100)
    if (rows.length === 0) continue
    const lines = await changes(system('due'), (change) => raiseOverdueAlarms(change, stored, rows))
    for (const line of lines) say(line)
  }
}

/** Rows that are more than a minute late and that no worker has claimed, in one statement over all collections. */
export const countOverdue = sql`select ${sql.join(
  storedCollections.map(
    ({ table }) =>
      sql`(select count(*) from ${table} where ${table.due_at} < now() - make_interval(secs => ${lateSeconds}))`,
  ),
  sql` + `,
)} as n`
