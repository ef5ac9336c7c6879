import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { StaffItem, StaffList } from '#contract/backoffice/content.ts'
import type { Database, Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { itemWords, listValues, revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import {
  afterKey,
  inOrder,
  isInstant,
  nextOf,
  readPage,
  type Key,
  type Keyset,
  type Page,
} from '../../http/paging.ts'
import { isUuid, whereFields } from '../queryable.ts'
import type { Row } from '../rows.ts'
import { markOf, wordsIn } from '../search-column.ts'
import type { StaffQuery } from './list-query.ts'
import { presentStaff } from './present-staff.ts'

type Reader = Pick<Database | Tx, 'select'>
/** Up to here a list is counted exactly; beyond, counting would take longer than reading. */
export const countedMost = 10_000

/** One page of a collection as staff see it. */
export async function readList(db: Reader, stored: StoredCollection, query: StaffQuery): Promise<StaffList> {
  const common = await isCommon(db, stored, query)
  const where = whereStaff(stored, query, { common })
  const total = common ? { count: countedMost, exact: false } : await countUpTo(db, stored, where)
  // Of what few items have, those few are fetched and ordered; of the rest the first are soon found in order.
  const few = total.exact && isNarrowed(stored, query)
  const page = await pageOf(db, stored, query, where, few)
  return { items: await withRevisions(db, stored, page.rows), next: nextOf(page), total }
}

const isNarrowed = ({ definition }: StoredCollection, query: StaffQuery): boolean =>
  ['q', 'ny', 'state', 'matching', ...definition.filters].some((name) => query[name] !== undefined)

/** Whether words that are looked for in all texts are in more items than are counted. */
async function isCommon(db: Reader, { definition }: StoredCollection, query: StaffQuery): Promise<boolean> {
  const words = wordsOf(query)
  if (query.within !== 'text' || !words) return false
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(itemWords)
    .where(and(eq(itemWords.collection, definition.name), sql`${itemWords.words} @@ ${words}`))
    .limit(countedMost + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return (row?.count ?? 0) > countedMost
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

/** One page's rows, in the order that is asked for. @throws AppError malformed where the cursor is another order's */
export function pageOf(
  db: Reader,
  stored: StoredCollection,
  query: StaffQuery,
  where: SQL | undefined,
  few = false,
): Promise<Page<Row>> {
  const { table } = stored
  const { sort, order, after, limit } = query
  if (sort !== 'created_at' && sort !== 'updated_at' && sort !== 'state')
    return pageByField(db, stored, query, where, few)
  // created_at alone is unique, and its index has no id beside it.
  const by: Keyset['by'] =
    sort === 'created_at'
      ? [table.created_at]
      : sort === 'state'
        ? [table.state, table.created_at]
        : [table.updated_at, table.id]
  const list: Keyset = { order, by }
  mustFit(after, sort)
  // An expression that no index holds: the planner, which guesses at prefixes, is to begin with the words.
  const aside = few && sort !== 'state' ? [sql`${table[sort]} + interval '0 seconds' ${sql.raw(order)}`] : []
  return readPage(
    limit,
    (rows) =>
      db
        .select()
        .from(table)
        .where(and(where, afterKey(list, after)))
        .orderBy(...aside, ...inOrder(list))
        .limit(rows),
    (row: Row) => (sort === 'state' ? [row.state, row.created_at] : [row[sort], row.id]),
  )
}

/** In the order of a field's values, which `list_values` keeps. */
async function pageByField(
  db: Reader,
  { definition, table }: StoredCollection,
  { sort, order, after, limit }: StaffQuery,
  where: SQL | undefined,
  few: boolean,
): Promise<Page<Row>> {
  mustFit(after, sort)
  const list: Keyset = { order, by: [listValues.value, listValues.item_id] }
  const isField = and(eq(listValues.collection, definition.name), eq(listValues.field, sort))
  const aside = few ? [sql`${listValues.value} || '' ${sql.raw(order)}`] : []
  // `offset 0` has the planner look up the values of these few one by one: it would read those of all items.
  const ofItem = sql`lateral (
    select * from list_values
    where collection = ${definition.name} and field = ${sort} and item_id = ${table.id} offset 0
  ) list_values`
  const page = await readPage(
    limit,
    (rows) => {
      const wanted = db.select({ row: table, value: sql<string>`${listValues.value}` })
      const joined = few
        ? wanted.from(table).innerJoin(ofItem, sql`true`)
        : wanted.from(listValues).innerJoin(table, and(isField, eq(table.id, listValues.item_id)))
      return joined
        .where(and(where, afterKey(list, after)))
        .orderBy(...aside, ...inOrder(list))
        .limit(rows)
    },
    ({ row, value }: { row: Row; value: string }) => [value, row.id],
  )
  return { rows: page.rows.map(({ row }) => row), next: page.next, following: page.following?.row }
}

/** Checks that a cursor is of this order: by a field, or by an instant. @throws AppError malformed */
function mustFit(after: Key | undefined, sort: string): void {
  if (after === undefined) return
  const [first, second] = after
  const fits =
    sort === 'created_at'
      ? isInstant(first)
      : sort === 'state'
        ? isInstant(second)
        : isUuid(second) && (sort !== 'updated_at' || isInstant(first))
  if (!fits) throw new AppError('malformed', 'This is no cursor of this list.')
}

/** What narrows a list; a question without a single letter or digit finds nothing. */
export function whereStaff(
  stored: StoredCollection,
  query: StaffQuery,
  { common = false }: { common?: boolean } = {},
): SQL | undefined {
  const {
    q = '',
    within,
    state,
    ny,
    matching,
    sort: _sort,
    order: _order,
    limit: _limit,
    after: _after,
    ...fields
  } = query
  const { table } = stored
  const words = wordsIn(q)
  if (q.trim() !== '' && !words.length) return sql`false`
  const titled = within === 'text' ? [] : words.map((word) => `'${word}':*`)
  const terms = [...(ny ? [`'${markOf(ny)}'`] : []), ...titled]
  const found =
    terms.length > 0
      ? sql`to_tsvector('simple', coalesce(${table.search}, '')) @@ to_tsquery('simple', ${terms.join(' & ')})`
      : undefined
  return and(
    sql`${table.deleted_at} is null`,
    state && inState(stored, state),
    found,
    matching,
    within === 'text' ? inTexts(stored, query, common) : undefined,
    whereFields(stored, fields),
  )
}

const wordsOf = ({ q = '' }: StaffQuery): SQL | undefined => {
  const words = wordsIn(q)
  return words.length
    ? sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
    : undefined
}

/** Items with these words in any text: rare ones by the index, common ones looked at one by one, in the list's order. */
function inTexts(
  { definition, table }: StoredCollection,
  query: StaffQuery,
  common: boolean,
): SQL | undefined {
  const words = wordsOf(query)
  if (!words) return undefined
  const of = sql`select ${itemWords.item_id} from ${itemWords}
    where ${itemWords.collection} = ${definition.name} and ${itemWords.words} @@ ${words}`
  // `offset 0` keeps the planner from reading all of them first; the array has it read the few of a rare word first.
  return common
    ? sql`exists (${of} and ${itemWords.item_id} = ${table.id} offset 0)`
    : sql`${table.id} = any(array(${of}))`
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
