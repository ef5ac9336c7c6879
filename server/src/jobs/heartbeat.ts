import { eq, sql } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { staffSettings } from '#database/tables.ts'

const key = 'worker beat'

/** Notes that a worker is running. Called each minute. */
export async function beat(db: Database): Promise<void> {
  const set = { value: {}, updated_at: sql`now()`, updated_by: 'worker' }
  await db
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
}

/** Minutes without a heartbeat after which a worker counts as stopped. */
const silentMinutes = 2

/** Returns when a worker last noted that it is running, and whether that is recent. */
export async function lastHeartbeat(db: Database): Promise<{ at: string | null; ok: boolean }> {
  const [row] = await db
    .select({
      at: staffSettings.updated_at,
      ok: sql<boolean>`${staffSettings.updated_at} > now() - make_interval(mins => ${silentMinutes})`,
    })
    .from(staffSettings)
    .where(eq(staffSettings.key, key))
  return { at: row ? isoMicroseconds(row.at) : null, ok: row?.ok ?? false }
}

/**
 * Returns since when no worker has run: since its last heartbeat or, where there was never one, since the oldest job that no
 * worker has taken. Null while a worker runs.
 */
export async function workerStoppedSince(db: Database): Promise<string | null> {
  const [row] = await rowsOf<{ since: string | null }>(
    db,
    sql`select since::text from (select coalesce(
        (select ${staffSettings.updated_at} from ${staffSettings} where ${staffSettings.key} = ${key}),
        (select min(created_on) from pgboss.job where name not like '%-dead' and state = 'created' and start_after <= now())
      ) as since) last where since < now() - make_interval(mins => ${silentMinutes})`,
  )
  return row?.since ? isoMicroseconds(row.since) : null
}
