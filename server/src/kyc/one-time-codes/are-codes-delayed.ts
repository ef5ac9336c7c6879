import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { messages } from '#database/tables.ts'
import { workerStoppedSince } from '../../jobs/heartbeat.ts'
import { policy } from './policy.ts'

/** Returns true while no worker runs, or while a code that is still valid has been queued for more than a minute. */
export async function areCodesDelayed(db: Database, channel: 'email' | 'sms'): Promise<boolean> {
  if ((await workerStoppedSince(db)) !== null) return true
  const queued = await rowsOf(
    db,
    sql`select 1 from ${messages} where state = 'queued' and template = 'one-time-code' and channel = ${channel}
      and created_at between now() - make_interval(secs => ${policy.validSeconds}) and now() - interval '1 minute' limit 1`,
  )
  return queued.length > 0
}
