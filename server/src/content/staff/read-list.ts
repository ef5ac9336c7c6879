import { and, asc, count, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { StaffItem, StaffList } from '#contract/backoffice/content.ts'
import type { Database, Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { whereFields } from '../queryable.ts'
import type { Row } from '../rows.ts'
import { markOf, wordsIn } from '../search-column.ts'
import { writeCursor, type StaffQuery } from './list-query.ts'
import { presentStaff } from './present-staff.ts'

type Reader = Pick<Database | Tx, 'select'>
/** Up to here a list is counted exactly; beyond, counting would take longer than reading. */
export const countedMost = 10_000

/** One page of a collection as staff see it. */
export async function readList(db: Reader, stored: StoredCollection, query: StaffQuery): Promise<StaffList> {
  const where = whereStaff(stored, query)
  const total = await countUpTo(db, stored, where)
  // Of words that few items have, those few are fetched and ordered; of common ones the newest are soon found in order.
  const rows = await pageOf(
    db,
    stored,
    query,
    where,
    total.exact && (query.q !== undefined || query.ny !== undefined),
  )
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const next = rows.length > query.limit && last ? writeCursor({ at: last[query.sort], id: last.id }) : null
  return { items: await withRevisions(db, stored, shown), next, total }
}

/** The rows first and their words afterwards: only those shown are fetched, whatever the planner thinks. */
export async function withRevisions(
  db: Reader,
  stored: StoredCollection,
  rows: readonly Row[],
): Promise<StaffItem[]> {
  const ids = rows.flatMap(({ draft_revision: id }) => (id === null ? [] : [id]))
  const found = ids.length ? await db.select().from(revisions).where(inArray(revisions.id, ids)) : []
  const byId = new Map(found.map((revision) => [revision.id, revision]))
  return presentStaff(
    db,
    stored.definition,
    rows.flatMap((row) => {
      const revision = byId.get(row.draft_revision ?? 0)
      return revision ? [{ row, revision }] : []
    }),
  )
}

/** A page's rows, and one more where there is a next page. */
export function pageOf(
  db: Reader,
  { table }: StoredCollection,
  query: StaffQuery,
  where: SQL | undefined,
  few = false,
) {
  const { sort, order, after, limit } = query
  const column = table[sort]
  const side = order === 'desc' ? sql`<` : sql`>`
  const beyond = after && sql`(${column}, ${table.id}) ${side} (${after.at}::timestamptz, ${after.id}::uuid)`
  const by = order === 'desc' ? desc : asc
  // created_at alone is unique, and its index has no id beside it.
  const own = after && sort === 'created_at' ? sql`${column} ${side} ${after.at}::timestamptz` : beyond
  return (
    db
      .select()
      .from(table)
      .where(and(where, own))
      // An expression that no index holds: the planner, which guesses at prefixes, is to begin with the words.
      .orderBy(
        by(few ? sql`${column} + interval '0 seconds'` : column),
        ...(sort === 'created_at' ? [] : [by(table.id)]),
      )
      .limit(limit + 1) satisfies Promise<Row[]>
  )
}

/** What narrows a list; a question without a single letter or digit finds nothing. */
export function whereStaff(stored: StoredCollection, query: StaffQuery): SQL | undefined {
  const { q = '', state, ny, sort: _sort, order: _order, limit: _limit, after: _after, ...fields } = query
  const { table } = stored
  const words = wordsIn(q)
  if (q.trim() !== '' && !words.length) return sql`false`
  const terms = [...(ny ? [`'${markOf(ny)}'`] : []), ...words.map((word) => `'${word}':*`)]
  const found =
    terms.length > 0
      ? sql`to_tsvector('simple', coalesce(${table.search}, '')) @@ to_tsquery('simple', ${terms.join(' & ')})`
      : undefined
  return and(
    sql`${table.deleted_at} is null`,
    state && inState(stored, state),
    found,
    whereFields(stored, fields),
  )
}

/** Items in one of the states. One is scheduled also where a newer draft of it is written, or waits. */
function inState({ table }: StoredCollection, states: NonNullable<StaffQuery['state']>): SQL | undefined {
  const own = inArray(table.state, states)
  if (!states.includes('scheduled')) return own
  // The index on the next moment finds the few of which anything is ahead.
  const ahead = sql`${table.due_at} > now() and ${table.live_revision} is not null and (${table.next_at} > now() or ${table.visible_from} > now())`
  return sql`(${own} or (${ahead}))`
}

/** How many items a list has in all. */
export async function countRows(db: Reader, stored: StoredCollection, query: StaffQuery): Promise<number> {
  const [found] = await db.select({ rows: count() }).from(stored.table).where(whereStaff(stored, query))
  return found?.rows ?? 0
}

async function countUpTo(
  db: Reader,
  { table }: StoredCollection,
  where: SQL | undefined,
): Promise<StaffList['total']> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countedMost + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  const count = row?.count ?? 0
  return { count: Math.min(count, countedMost), exact: count <= countedMost }
}
