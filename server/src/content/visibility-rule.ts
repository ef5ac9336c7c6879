import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'

// The same rule as visibleRevision() in resolve-schedule.ts, by the database's clock.

/** The revision the public sees of a visible item. */
export const visibleRevisionOf = ({ table }: StoredCollection): SQL<number> =>
  sql`case when ${table.next_at} <= now() then ${table.next_revision} else ${table.live_revision} end`

/** Whether the public sees the item now. */
export function isVisible({ table, definition }: StoredCollection): SQL | undefined {
  const live = [isNotNull(table.live_revision), isNull(table.deleted_at)]
  const own = sql`${table.visible_from} <= now() and ${table.visible_until} > now()`
  // Rows of append-only collections never have a next revision; the plain form lets the index on the end serve.
  if (definition.appendOnly) return and(...live, own)
  const next = sql`coalesce(${table.next_until}, 'infinity') > now()`
  return and(...live, sql`case when ${table.next_at} <= now() then ${next} else (${own}) end`)
}
