import { asc, count, inArray, isNull, sql } from 'drizzle-orm'
import type { SystemReport } from '#contract/backoffice/system.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { alarms, messages } from '#database/tables.ts'
import { rowsOf } from '#database/rows-of.ts'

type QueueCount = { name: string; state: string; n: number }

/** Jobs by queue: those that wait, those in hand, those that failed to the end. */
export async function readQueues(db: Database): Promise<SystemReport['queues']> {
  const rows = await rowsOf<QueueCount>(
    db,
    sql`select q.name, coalesce(j.state::text, '') as state, count(j.id)::int as n from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active') group by 1, 2`,
  )
  const dead = '-dead'
  const sum = (name: string, ...states: string[]) =>
    rows
      .filter((row) => row.name === name && states.includes(row.state))
      .reduce((total, { n }) => total + n, 0)
  return [...new Set(rows.map(({ name }) => name))]
    .filter((name) => !name.endsWith(dead) && !name.startsWith('__'))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => ({
      name,
      waiting: sum(name, 'created', 'retry'),
      active: sum(name, 'active'),
      failed: sum(name + dead, 'created', 'retry', 'active'),
    }))
}

export async function countMessages(db: Database): Promise<SystemReport['messages']> {
  const rows = await db
    .select({ state: messages.state, n: count() })
    .from(messages)
    .where(inArray(messages.state, ['queued', 'failed']))
    .groupBy(messages.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
  return { queued: of('queued'), failed: of('failed') }
}

/** What missed its time and nobody has looked at, oldest first. */
export async function openAlarms(db: Database): Promise<SystemReport['alarms']> {
  const rows = await db
    .select()
    .from(alarms)
    .where(isNull(alarms.cleared_at))
    .orderBy(asc(alarms.raised_at))
    .limit(100)
  return rows.map(({ id, collection, item_id, due_at, raised_at }) => ({
    id,
    collection,
    item_id,
    due_at: isoMicroseconds(due_at),
    raised_at: isoMicroseconds(raised_at),
  }))
}
