import { eq, sql } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { staffSettings } from '#database/tables.ts'

const key = 'worker beat'

/** Notes that a worker lives, for those who look at the system's screen; each minute is often enough. */
export async function beat(db: Database): Promise<void> {
  const set = { value: {}, updated_at: sql`now()`, updated_by: 'worker' }
  await db
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
}

/** When a worker last said that it lives, and whether that was in the last three minutes. */
export async function lastHeartbeat(db: Database): Promise<{ at: string | null; ok: boolean }> {
  const [row] = await db
    .select({
      at: staffSettings.updated_at,
      ok: sql<boolean>`${staffSettings.updated_at} > now() - interval '3 minutes'`,
    })
    .from(staffSettings)
    .where(eq(staffSettings.key, key))
  return { at: row ? isoMicroseconds(row.at) : null, ok: row?.ok ?? false }
}
