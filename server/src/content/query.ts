import { and, asc, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import type { Stored } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { z } from 'zod'
import type { Found } from './present.ts'
import { isVisible, visibleRevisionOf } from './visible.ts'

const isUuid = (value: unknown) => z.guid().safeParse(value).success

type Reader = Pick<Database | Tx, 'select'>

/** Narrowing by fields; an array column matches where it holds the value. */
export function whereFields(stored: Stored, where: Record<string, unknown> = {}): SQL | undefined {
  return and(
    ...Object.entries(where)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        // PostgreSQL refuses to compare a uuid with anything that is not one.
        if (name === 'id') return isUuid(value) ? eq(stored.table.id, String(value)) : sql`false`
        const column = stored.column(name)
        return column.columnType === 'PgArray' ? sql`${column} @> array[${value}]::text[]` : eq(column, value)
      }),
  )
}

/** The items the public sees that match, each with the revision they see. */
export function visibleItems(
  db: Reader,
  stored: Stored,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  offset = 0,
) {
  return db
    .select({ row: stored.table, body: revisions.body, revision: revisions.number })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, visibleRevisionOf(stored)))
    .where(and(isVisible(stored), where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset) satisfies Promise<Found[]>
}

/** Newest first by creation: the order of the API and its cursor. `created_at` is unique, so ties cannot be. */
export const byCreation = ({ table }: Stored): SQL[] => [desc(table.created_at)]
/** Newest first by publication: the order of the pages. */
export const byPublication = ({ table }: Stored): SQL[] => [desc(table.published_at), desc(table.created_at)]

/** What comes after the last item received. */
export const afterCursor = ({ table }: Stored, lastCreatedAt: string | undefined): SQL | undefined =>
  lastCreatedAt === undefined ? undefined : lt(table.created_at, lastCreatedAt)

/** Every item for staff, also drafts and archived ones, each with its newest revision. */
export function allItems(db: Reader, stored: Stored, where: SQL | undefined, limit: number) {
  const { table } = stored
  return db
    .select({ row: table, body: revisions.body, revision: revisions.number })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(and(sql`${table.deleted_at} is null`, where))
    .orderBy(desc(table.created_at))
    .limit(limit) satisfies Promise<Found[]>
}

/** Approved rows of an append-only collection that took effect in `[from, to)` and not after now, oldest first. */
export function pastItems(
  db: Reader,
  stored: Stored,
  where: SQL | undefined,
  from: string,
  to: string,
  limit: number,
) {
  const { table } = stored
  return db
    .select({ row: table, body: revisions.body, revision: revisions.number })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.live_revision))
    .where(
      and(
        sql`${table.deleted_at} is null and ${table.visible_from} <= now()`,
        gte(table.visible_from, from),
        lt(table.visible_from, to),
        where,
      ),
    )
    .orderBy(asc(table.visible_from))
    .limit(limit) satisfies Promise<Found[]>
}

/** How many items the public sees. */
export async function countVisible(db: Reader, stored: Stored): Promise<number> {
  const [row] = await db.select({ count: count() }).from(stored.table).where(isVisible(stored))
  return row?.count ?? 0
}
