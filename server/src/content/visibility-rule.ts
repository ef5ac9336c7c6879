import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'

// The same rule as visibleRevision() in resolve-schedule.ts, by the database's clock.

/** The revision the public sees of a visible item. */
export const visibleRevisionOf = ({ table }: StoredCollection): SQL<number> =>
  sql`case when ${table.next_at} <= now() then ${table.next_revision} else ${table.live_revision} end`

/** The columns that say when an item shows, of whichever table or alias. */
type ScheduleColumns = Record<
  'live_revision' | 'deleted_at' | 'visible_from' | 'visible_until' | 'next_at' | 'next_until',
  SQLWrapper
>

/** Whether the public sees the item now. */
export function isVisible({ table, definition }: StoredCollection): SQL | undefined {
  // Rows of append-only collections never have a next revision; the plain form lets the index on the end serve.
  return definition.appendOnly ? showsOnItsOwn(table) : showsByColumns(table)
}

const showsOnItsOwn = (t: ScheduleColumns): SQL =>
  sql`${t.live_revision} is not null and ${t.deleted_at} is null and ${t.visible_from} <= now() and ${t.visible_until} > now()`

const showsByColumns = (t: ScheduleColumns): SQL =>
  sql`${t.live_revision} is not null and ${t.deleted_at} is null and case when ${t.next_at} <= now()
    then coalesce(${t.next_until}, 'infinity') > now() else ${t.visible_from} <= now() and ${t.visible_until} > now() end`

/** The same of the item as `t`, and the revision that the public sees of it. */
export const visibleAsT = showsByColumns({
  live_revision: sql`t.live_revision`,
  deleted_at: sql`t.deleted_at`,
  visible_from: sql`t.visible_from`,
  visible_until: sql`t.visible_until`,
  next_at: sql`t.next_at`,
  next_until: sql`t.next_until`,
})
export const visibleRevisionAsT = sql`case when t.next_at <= now() then t.next_revision else t.live_revision end`
/** When the public stops seeing that revision. */
export const visibleUntilAsT = sql`case when t.next_at <= now() then coalesce(t.next_until, 'infinity') else t.visible_until end`
