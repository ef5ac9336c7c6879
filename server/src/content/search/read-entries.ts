import { setImmediate as pause } from 'node:timers/promises'
import { and, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { Lang } from '#contract/languages.ts'
import type { CollectionName } from '#contract/registry.ts'
import type { SearchEntry } from '#contract/search.ts'
import type { SearchItems, Site } from '#contract/site.ts'
import { synonyms } from '#database/collections/synonyms.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { changeSequence, revisions } from '#database/tables.ts'
import { filledIn, refersToFigures, type FigureValues } from '../fill-figures.ts'
import type { ItemRevision, PublicItem } from '../item-revision.ts'
import { presentInBoth } from '../present.ts'
import { visibleItems } from '../queryable.ts'
import { isVisible, visibleRevisionOf } from '../visibility-rule.ts'
import type { SynonymRow } from './synonyms.ts'

/** Asking the database costs about as much for these as for a quarter of them. */
const batch = 200
/** So many are made into entries before others have their turn. */
const turn = 25
/** Only so many items of a collection are searched, the newest ones. This limits the memory. */
const mostItems = 20_000

/** @param until the next moment when what is seen of the item ends or is replaced, by the database's clock */
export type ReadEntry = {
  id: string
  entry: SearchEntry | null
  until: string | null
  /** true where its texts show figures of other items, so that it must be read again when those move */
  figures: boolean
}

/** What entries are made with, each read when it is first needed. */
export type EntrySources = {
  /** how the site says that items are found */
  items: () => Promise<SearchItems>
  figures: Readonly<Record<Lang, () => Promise<FigureValues>>>
}

type Seen = PublicItem & { row: Ends }
type Ends = Pick<ItemRevision['row'], 'visible_until' | 'next_at' | 'next_until'>

/** Read from the row itself, because `due_at` changes only when a worker has handled it. */
function untilOf({ visible_until, next_at, next_until }: Ends, now: string): string | null {
  const ahead = [visible_until, next_at, next_until].filter(
    (moment): moment is string => moment !== null && moment !== 'infinity' && moment > now,
  )
  return ahead.toSorted()[0] ?? null
}

/** The collections that the site finds anything in; staff-only ones never. */
export function searchedCollections({ search }: Site): StoredCollection[] {
  return search.collections.flatMap((name) => {
    const stored = storedNamed(name)
    return stored && !stored.definition.staffOnly ? [stored] : []
  })
}

/** What the public sees of some items; the columns that nothing here needs cost as much again. */
function seenOf(db: Database, stored: StoredCollection, ids: readonly string[]) {
  const { id, created_at, updated_at, published_at, version, visible_until, next_at, next_until } =
    stored.table
  return db
    .select({
      row: { id, created_at, updated_at, published_at, version, visible_until, next_at, next_until },
      body: revisions.body,
    })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, visibleRevisionOf(stored)))
    .where(and(isVisible(stored), sql`${id} = any(${`{${ids.join()}}`}::uuid[])`)) satisfies Promise<Seen[]>
}

/** The same as entries. */
async function entriesOf(
  db: Database,
  sources: EntrySources,
  { definition }: StoredCollection,
  found: readonly Seen[],
  now: string,
): Promise<ReadEntry[]> {
  const figured = new Set(found.filter(({ body }) => refersToFigures(body)).map(({ row }) => row.id))
  const shown = await presentInBoth(db, definition, found)
  const filled = async (lang: Lang) => {
    const inLang = shown.map((item) => item[lang])
    if (figured.size === 0) return inLang
    return filledIn(definition, inLang, await sources.figures[lang]())
  }
  const items = await sources.items()
  const [en, ny] = [await filled('en'), await filled('ny')]
  // presentInBoth() follows the collection's schema, from which the parameters of the site's function are inferred.
  const entry = items[definition.name as CollectionName] as
    | ((en: object, ny: object) => SearchEntry | null)
    | undefined
  return found.map(({ row }, at) => {
    const item = en[at]
    return {
      id: row.id,
      entry: (item && entry?.(item, ny[at] ?? item)) ?? null,
      until: untilOf(row, now),
      figures: figured.has(row.id),
    }
  })
}

/** Rows of words that mean the same; null for those that are no longer seen. */
export async function readSynonyms(
  db: Database,
  ids: readonly string[],
  now: string,
): Promise<{ id: string; row: SynonymRow | null; until: string | null }[]> {
  const found = await visibleItems(db, synonyms, inArray(synonyms.table.id, [...ids]), [], ids.length)
  const seen = new Map(
    found.map(({ row, body }) => [
      row.id,
      // The body follows the collection's schema.
      { row: body as unknown as SynonymRow, until: untilOf(row, now) },
    ]),
  )
  return ids.map((id) => ({ id, ...(seen.get(id) ?? { row: null, until: null }) }))
}

/** Entries of the items named, null for those that are not found or no longer seen; a batch at a time, so that nobody else waits long for the database. */
export async function* readEntries(
  db: Database,
  sources: EntrySources,
  stored: StoredCollection,
  ids: readonly string[],
  now: string,
) {
  for (let at = 0; at < ids.length; at += batch) {
    const asked = ids.slice(at, at + batch)
    const seen = new Map((await seenOf(db, stored, asked)).map((item) => [item.row.id, item]))
    yield asked.flatMap((id) => (seen.has(id) ? [] : [{ id, entry: null, until: null, figures: false }]))
    // In the order asked for: of equals the first is found first.
    const found = asked.flatMap((id) => seen.get(id) ?? [])
    for (let from = 0; from < found.length; from += turn) {
      yield await entriesOf(db, sources, stored, found.slice(from, from + turn), now)
      // The embedded database answers without a pause: whoever waits for anything else would wait for all of it.
      await pause()
    }
  }
}

const idsWhere = async (db: Database, { table }: StoredCollection, where: SQL | undefined) => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(desc(table.created_at))
    .limit(mostItems)
  return rows.map(({ id }) => id)
}

/** The items that are not deleted, the newest first; whether it is seen is asked when it is read. */
export const allIds = (db: Database, stored: StoredCollection) =>
  idsWhere(db, stored, sql`${stored.table.deleted_at} is null`)

/** Items whose moment came after `since`; the worker may not have told of it yet. */
export const dueIds = (db: Database, stored: StoredCollection, since: string) =>
  idsWhere(db, stored, and(gt(stored.table.due_at, since), lte(stored.table.due_at, sql`now()`)))

/** The database's clock, the number of the last event, and how long until something of these begins or ends. */
export async function momentOf(db: Database, collections: readonly StoredCollection[]) {
  const soonest = collections.map(
    ({ table }) => sql`(select min(${table.due_at}) from ${table} where ${table.due_at} > now())`,
  )
  const [at] = await db
    .select({
      seq: changeSequence.seq,
      now: sql<string>`now()::text`.mapWith(isoMicroseconds),
      next: sql<string | null>`least(${sql.join([sql`null`, ...soonest], sql`, `)})::text`,
    })
    .from(changeSequence)
  if (!at) throw new Error('the sequence row is missing')
  const msUntilNext =
    at.next === null ? Number.POSITIVE_INFINITY : Date.parse(isoMicroseconds(at.next)) - Date.parse(at.now)
  return { seq: at.seq, now: at.now, msUntilNext }
}
