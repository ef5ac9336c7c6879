import { asc, count, inArray, isNull, sql } from 'drizzle-orm'
import type { SystemReport } from '#contract/backoffice/system.ts'
import { isoMicroseconds, isoSeconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { alarms, messages } from '#database/tables.ts'
import { rowsOf } from '#database/rows-of.ts'

type QueueRow = Omit<SystemReport['queues'][number], 'failed'>

/**
 * Counts the jobs of each queue. Of an error only its code is returned: its message may repeat a recipient.
 */
export async function readQueues(db: Database): Promise<SystemReport['queues']> {
  const rows = await rowsOf<QueueRow>(
    db,
    sql`select q.name, count(*) filter (where j.state < 'active')::int as waiting,
        count(*) filter (where j.state = 'active')::int as active,
        ${isoSeconds(sql`min(j.created_on) filter (where j.state < 'active')`)} as oldest_at,
        ${isoSeconds(sql`min(j.start_after) filter (where j.state = 'retry')`)} as next_at,
        (array_agg(coalesce(j.output->>'responseCode', j.output->>'code', j.output->>'name') order by j.start_after desc)
          filter (where j.state = 'retry'))[1] as last_error
      from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <= 'active' group by q.name order by q.name`,
  )
  const dead = '-dead'
  return rows
    .filter(({ name }) => !name.endsWith(dead) && !name.startsWith('__'))
    .map((row) => ({ ...row, failed: rows.find(({ name }) => name === row.name + dead)?.waiting ?? 0 }))
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
