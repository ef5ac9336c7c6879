import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { staffSettings } from '#database/tables.ts'

const key = 'last backup'

/** Returns, as `n`, when the last backup was complete, in Unix time; NaN before the first. */
export const selectLastBackup = sql`select coalesce(
  (select extract(epoch from updated_at) from staff_settings where key = ${key}), 'NaN') as n`

/** Records that a backup is complete, for the metrics. */
export async function recordBackup(db: Database): Promise<void> {
  const set = { value: {}, updated_at: sql`now()`, updated_by: 'operator' }
  await db
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
}
