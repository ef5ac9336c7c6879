import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  lte,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import type { Span } from '#contract/feed.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database, Tx } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { z } from 'zod'
import { dependOn, type Dependencies } from '../http/dependencies.ts'
import { afterKey, inOrder, type Keyset } from '../http/paging.ts'
import type { ItemRevision, PublicItem } from './item-revision.ts'
import { hasPart } from './folded-text.ts'
import { isVisible, visibleRevisionOf } from './visibility-rule.ts'

export const isUuid = (value: unknown) => z.guid().safeParse(value).success

const isSpan = (value: unknown): value is Span =>
  typeof value === 'object' && value !== null && 'before' in value

type Reader = Pick<Database | Tx, 'select'>

/** Narrowing by fields; an array column matches where it holds the value. */
export function whereFields(stored: StoredCollection, where: Record<string, unknown> = {}): SQL | undefined {
  return and(
    ...Object.entries(where)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        // PostgreSQL refuses to compare a uuid with anything that is not one.
        if (name === 'id') return isUuid(value) ? eq(stored.table.id, String(value)) : sql`false`
        const column = stored.column(name)
        if (isSpan(value)) return and(gte(column, value.from), lt(column, value.before))
        return column.columnType === 'PgArray' ? sql`${column} @> array[${value}]::text[]` : eq(column, value)
      }),
  )
}

/**
 * A filter by title, in either language. No index is used: the items that the other filters leave are read one by one,
 * which takes milliseconds for a bank's thousands of documents.
 */
export function whereTitled(stored: StoredCollection, text: string): SQL | undefined {
  const title = sql`seen.body -> ${stored.definition.title}`
  // A title is a text in both languages, or one plain line.
  const both = sql`case jsonb_typeof(${title}) when 'object' then concat_ws(chr(10), ${title} ->> 'en', ${title} ->> 'ny') else ${title} #>> '{}' end`
  const matches = hasPart(both, text)
  return (
    matches &&
    sql`exists (select 1 from ${revisions} as seen where seen.id = ${visibleRevisionOf(stored)} and ${matches})`
  )
}

/** A filter by the exact text of some fields of the visible revision, in either language. */
export const whereTextIs = (stored: StoredCollection, fields: readonly string[], text: string): SQL => {
  const matches = fields.map((field) => {
    const value = sql`seen.body -> ${field}`
    return sql`${text} in (${value} ->> 'en', ${value} ->> 'ny') or ${value} = to_jsonb(${text}::text)`
  })
  return sql`exists (select 1 from ${revisions} as seen where seen.id = ${visibleRevisionOf(stored)} and (${sql.join(matches, sql` or `)}))`
}

/** The values that visible items have in a field. */
export async function visibleValues(
  db: Pick<Database | Tx, 'selectDistinct'>,
  stored: StoredCollection,
  field: string,
  where: SQL | undefined,
): Promise<string[]> {
  const column = stored.column(field)
  const rows = await db
    .selectDistinct({ value: sql<string>`${column}::text` })
    .from(stored.table)
    .where(and(isVisible(stored), where))
    .orderBy(sql`1`)
    .limit(1000)
  return rows.map(({ value }) => value)
}

/** The items the public sees that match, each with the revision they see. */
export function visibleItems(
  db: Reader,
  stored: StoredCollection,
  where: SQL | undefined,
  order: SQL[],
  limit: number | Placeholder,
  offset: number | Placeholder = 0,
) {
  return db
    .select({ row: stored.table, body: revisions.body, revision: revisions.number })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, visibleRevisionOf(stored)))
    .where(and(isVisible(stored), where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset) satisfies Promise<ItemRevision[]>
}

type ListOrder = 'creation' | 'publication'
type ListRead = {
  where?: Record<string, unknown>
  order: ListOrder
  /** begins after the item with this `created_at`; in the order of creation only */
  after?: string | undefined
  limit: number
  offset?: number
}

/** The same for what is asked most: lists narrowed by fields. The statement is made once for each set of fields. */
export async function readList(
  db: Database,
  stored: StoredCollection,
  asked: ListRead,
): Promise<PublicItem[]> {
  if (!mayHold(asked)) return []
  const { key, values } = namesIn(stored, asked)
  return prepared(db, key, () => listStatement(db, stored, asked)).execute(values)
}

/** An item of a list without its content, and the id of the revision that holds it. */
export type ListedItem = { row: PublicItem['row']; revision: number }

/** A list without its content, and what it depends on, in one statement. @param id of the one item that is asked for */
export async function readListedItems(
  db: Database,
  stored: StoredCollection,
  asked: ListRead,
  id?: string,
): Promise<{ seen: Dependencies; listed: ListedItem[] }> {
  if (!mayHold(asked)) return { ...(await dependOn(db, stored, { id })), listed: [] }
  const value = () => {
    const { row, where, by } = listParts(stored, asked)
    const list = db
      .select({ ...row, revision: visibleRevisionOf(stored).as('revision') })
      .from(stored.table)
      .where(where)
      .orderBy(...by)
      .limit(named('limit'))
      .offset(named('offset'))
    return sql`(select json_agg(l) from ${list} as l)`
  }
  const { seen, beside } = await dependOn(db, stored, { id, beside: { ...namesIn(stored, asked), value } })
  // The database made it of the columns that are selected above.
  const found = (beside ?? []) as (PublicItem['row'] & Pick<ListedItem, 'revision'>)[]
  return {
    seen,
    listed: found.map(({ revision, ...row }) => ({ row: { ...row, ...instantsOf(row) }, revision })),
  }
}

/** The content of revisions, by their ids. */
export async function readBodies(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PublicItem['body']>> {
  if (ids.length === 0) return new Map()
  const read = prepared(db, 'bodies', () =>
    db
      .select({ id: revisions.id, body: revisions.body })
      .from(revisions)
      .where(sql`${revisions.id} = any(${named('ids')}::bigint[])`),
  )
  const found = await read.execute({ ids })
  return new Map(found.map(({ id, body }) => [id, body]))
}

/** In JSON the database writes them its own way. */
const instantsOf = ({ created_at, updated_at, published_at }: PublicItem['row']) => ({
  created_at: isoMicroseconds(created_at),
  updated_at: isoMicroseconds(updated_at),
  published_at: published_at && isoMicroseconds(published_at),
})

const fieldsIn = ({ where = {} }: ListRead) =>
  Object.entries(where).filter(([, value]) => value !== undefined)

/** Nothing has an id that is none. */
const mayHold = (asked: ListRead): boolean =>
  fieldsIn(asked).every(([name, value]) => name !== 'id' || isUuid(value))

/** What tells a list's statement from others, and what its placeholders are filled with. */
function namesIn(stored: StoredCollection, asked: ListRead) {
  const { order, after, limit, offset = 0 } = asked
  const fields = fieldsIn(asked)
  const spans = fields.map(([name, value]) => (isSpan(value) ? `${name}..` : name))
  const values = fields.flatMap(([name, value]) =>
    isSpan(value)
      ? [
          [`>${name}`, value.from],
          [`<${name}`, value.before],
        ]
      : [[`=${name}`, value]],
  )
  return {
    key: `list ${stored.definition.name} ${spans.join()} ${order} ${after === undefined ? '' : 'after'}`,
    values: { ...Object.fromEntries(values), after, limit, offset },
  }
}

const named = (name: string) => sql.placeholder(name)

function listStatement(db: Database, stored: StoredCollection, asked: ListRead) {
  const { row, where, by } = listParts(stored, asked)
  return db
    .select({ row, body: revisions.body })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, visibleRevisionOf(stored)))
    .where(where)
    .orderBy(...by)
    .limit(named('limit'))
    .offset(named('offset'))
}

function listParts(stored: StoredCollection, asked: ListRead) {
  const narrow = fieldsIn(asked).map(([name, value]) => {
    if (name === 'id') return sql`${stored.table.id} = ${named('=id')}::uuid`
    const column = stored.column(name)
    if (isSpan(value)) return sql`${column} >= ${named(`>${name}`)} and ${column} < ${named(`<${name}`)}`
    return column.columnType === 'PgArray'
      ? sql`${column} @> array[${named(`=${name}`)}]::text[]`
      : sql`${column} = ${named(`=${name}`)}`
  })
  const after =
    asked.after === undefined ? undefined : sql`${stored.table.created_at} < ${named('after')}::timestamptz`
  return {
    row: publicColumns(stored),
    where: and(isVisible(stored), ...narrow, after),
    by: asked.order === 'creation' ? byCreation(stored) : byPublication(stored),
  }
}

/** What readers see of an item alone: reading the other columns costs as much again. */
const publicColumns = ({
  table: { id, created_at, updated_at, published_at, version },
}: Pick<StoredCollection, 'table'>) => ({ id, created_at, updated_at, published_at, version })

/** Newest first by creation: the order of the API and its cursor. `created_at` is unique, so ties cannot be. */
const creation = ({ table }: StoredCollection): Keyset => ({ by: [table.created_at], order: 'desc' })
export const byCreation = (stored: StoredCollection): SQL[] => inOrder(creation(stored))
/** Newest first by publication: the order of the pages. */
export const byPublication = ({ table }: StoredCollection): SQL[] => [
  desc(table.published_at),
  desc(table.created_at),
]

/** What comes after the last item received. */
export const afterCursor = (stored: StoredCollection, lastCreatedAt: string | undefined): SQL | undefined =>
  afterKey(creation(stored), lastCreatedAt === undefined ? undefined : [lastCreatedAt])

/** Every item for staff, also drafts and archived ones, each with its newest revision. */
export function allItems(db: Reader, stored: StoredCollection, where: SQL | undefined, limit: number) {
  const { table } = stored
  return db
    .select({ row: table, body: revisions.body, revision: revisions.number })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(and(sql`${table.deleted_at} is null`, where))
    .orderBy(...byCreation(stored))
    .limit(limit) satisfies Promise<ItemRevision[]>
}

/** Approved rows of an append-only collection that took effect in `[from, to)` and not after now, oldest first. */
export function pastItems(
  db: Reader,
  stored: StoredCollection,
  where: SQL | undefined,
  from: string,
  to: string,
  limit: number,
) {
  const { table } = stored
  return db
    .select({ row: publicColumns(stored), body: revisions.body })
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
    .limit(limit) satisfies Promise<PublicItem[]>
}

/**
 * Returns approved revisions that take effect within some days, soonest first: rows of an append-only collection,
 * scheduled changes of any other.
 */
export function announcedItems(
  db: Reader,
  stored: StoredCollection,
  where: SQL | undefined,
  days: number,
  limit: number,
) {
  const { table, definition } = stored
  const [from, revision] = definition.appendOnly
    ? [table.visible_from, table.live_revision]
    : [table.next_at, table.next_revision]
  return db
    .select({ row: publicColumns(stored), body: revisions.body })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, revision))
    .where(
      and(
        isNull(table.deleted_at),
        gt(from, sql`now()`),
        lte(from, sql`now() + make_interval(days => ${days})`),
        where,
      ),
    )
    .orderBy(asc(from))
    .limit(limit) satisfies Promise<PublicItem[]>
}

/**
 * Of an append-only collection: for each value of a field its last `count` rows that took effect before an instant,
 * and not after now, oldest first. One statement for all values; each of them reads only its own end of the index.
 */
export function latestItems(
  db: Database,
  stored: StoredCollection,
  {
    by,
    of,
    count: rows,
    before = 'infinity',
  }: { by: string; of: readonly string[]; count: number; before?: string },
) {
  const { table, definition } = stored
  const read = prepared(db, `latest ${definition.name} ${by}`, () => {
    const latest = sql`select last.id from unnest(${named('of')}::text[]) as wanted(value) cross join lateral (
    select distinct on (t.visible_from) t.id from ${table} as t
    where t.${sql.identifier(stored.column(by).name)} = wanted.value and t.live_revision is not null and t.deleted_at is null
      and t.visible_from <= now() and t.visible_from < ${named('before')}::timestamptz
    order by t.visible_from desc, t.created_at desc limit ${named('rows')}) as last`
    return db
      .select({ row: publicColumns(stored), body: revisions.body })
      .from(table)
      .innerJoin(revisions, eq(revisions.id, table.live_revision))
      .where(sql`${table.id} in (${latest})`)
      .orderBy(asc(table.visible_from))
  })
  return read.execute({ of, before, rows }) satisfies Promise<PublicItem[]>
}

/** How many items the public sees. */
export async function countVisible(db: Reader, stored: StoredCollection): Promise<number> {
  const [row] = await db.select({ count: count() }).from(stored.table).where(isVisible(stored))
  return row?.count ?? 0
}
