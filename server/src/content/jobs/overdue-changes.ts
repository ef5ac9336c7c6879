import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { alarms } from '#database/tables.ts'
import type { Change, Changes } from '../../changes/change.ts'
import type { Row } from '../rows.ts'
import { system } from '../../changes/actor.ts'

/** A change that is told of later than that after its time has missed it: somebody must look. */
const lateSeconds = 60

/** Where an alarm is said at once; what it says names no person. */
export type ReportOverdue = (line: string) => void

/**
 * Raises an alarm for each row whose moment went by a minute ago and more, once for each row and moment.
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
  // Of several processes that see it, one raises it.
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

/** Looks every half minute until stopped. */
export function startOverdueCheck(
  db: Database,
  changes: Changes,
  { say, report }: { say: ReportOverdue; report: (error: unknown) => void },
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => findOverdue(db, changes, say)).catch(report)
  }, 30_000)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Rows whose moment went by a minute ago and that nobody has claimed, in one statement over all collections. */
export const countOverdue = sql`select ${sql.join(
  storedCollections.map(
    ({ table }) =>
      sql`(select count(*) from ${table} where ${table.due_at} < now() - make_interval(secs => ${lateSeconds}))`,
  ),
  sql` + `,
)} as n`
