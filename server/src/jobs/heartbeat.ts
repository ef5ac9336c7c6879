import { eq, sql } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { staffSettings } from '#database/tables.ts'

const key = 'worker beat'
const minute = 60_000

const beat = (db: Database) => {
  const set = { value: {}, updated_at: sql`now()`, updated_by: 'worker' }
  return db
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
}

/** Notes each minute that a worker lives, for those who look at the system's screen. */
export function startHeartbeat(db: Database, report: (error: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const look = () => {
    running = beat(db).then(() => {}, report)
  }
  look()
  const timer = setInterval(look, minute)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
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
