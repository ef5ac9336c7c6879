import { sql, type SQL } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { StoredCollection } from '#database/stored.ts'
import { fileUses, itemWords, listValues, revisions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { checkBody, type StoredBody } from '../body.ts'
import { editorValue, listColumnsOf } from '../list-columns.ts'
import { mustWrite } from '../permissions.ts'
import { publicationDateIn } from '../publication-date.ts'
import { never, ownWindow } from '../publish-revision.ts'
import { recordedBody } from '../recorded-body.ts'
import { resolveSchedule } from '../resolve-schedule.ts'
import { filterColumns, lockCollection, nextCreatedAt } from '../rows.ts'
import { searchColumn } from '../search-column.ts'
import { carryOn, countNy, nyColumns } from '../translations.ts'
import { filesOf } from '../write-revision.ts'

/** So many rows go into one statement: its parameters are limited to 65,535. */
const most = 250

type Given = { id: string; body: unknown; publish_at: string }
type NewItem = { id: string; body: StoredBody; files: string[]; from: string; until: string }

/**
 * Fills a collection that has no items: what `create` does for each, with some statements for all of them. They are live
 * from the time that is given, in the past too.
 * @throws AppError forbidden, malformed; Error where the collection has items, or two have what only one may have
 */
export async function createAll(
  change: Change,
  stored: StoredCollection,
  given: readonly Given[],
): Promise<void> {
  const { tx, actor } = change
  const { definition, table } = stored
  mustWrite(actor, definition)
  await lockCollection(tx, definition.name)
  if (await tx.$count(table)) throw new Error(`${definition.name} has items`)
  const items: NewItem[] = []
  for (const { id, body, publish_at } of given) {
    const checked = checkBody(definition, body)
    const { from, until } = ownWindow(definition, checked)
    const files = await filesOf(change, checked)
    items.push({ id, body: checked, files, from: from ?? isoMicroseconds(publish_at), until: until ?? never })
  }
  mustDiffer(stored, items)
  supersedeInTurn(stored, items)
  const first = await nextCreatedAt(change, stored)
  for (let n = 0; n < items.length; n += most)
    await write(change, stored, items.slice(n, n + most), (m) => microsecondsAfter(first, n + m))
}

const microsecondsAfter = (at: string, n: number) =>
  sql<string>`${at}::timestamptz + interval '1 microsecond' * ${n}::int`

/** Writes some of them: their revisions, then the items, then what staff's lists are searched by. */
async function write(
  change: Change,
  stored: StoredCollection,
  items: readonly NewItem[],
  createdAt: (n: number) => SQL<string>,
): Promise<void> {
  const { tx, now, actor } = change
  const { definition, table } = stored
  const collection = definition.name
  const written = await tx
    .insert(revisions)
    .values(items.map((item) => firstRevision(change, stored, item)))
    .returning({ id: revisions.id, item: revisions.item_id })
  const revisionOf = new Map(written.map(({ id, item }) => [item, id]))
  const rows = items.map((item, n) => {
    const { id, body } = item
    const revision = revisionOf.get(id) ?? null
    const { set, event } = resolveSchedule(beforeItsEvent(item, revision, now), now)
    if (event && !definition.staffOnly)
      change.events.push({ collection, item_id: id, kind: event, revision_id: revision })
    const details = { revision: 1, ...recordedBody(definition, body) }
    change.audit.push({ action: 'create', collection, item_id: id, details })
    return {
      ...filterColumns(definition, body),
      ...set,
      id,
      created_at: createdAt(n),
      updated_at: now,
      first_live_at: set.visible_from,
      published_at: publicationDateIn(definition, body) ?? set.visible_from,
      version: 1,
      updated_by: actor.id,
      draft_revision: revision,
      search: searchColumn(definition, body, chichewaOf(stored, body)),
    }
  })
  await tx.insert(table).values(rows)
  const uses = items.flatMap(({ id, files }) =>
    files.map((file_id) => ({ file_id, revision_id: revisionOf.get(id) ?? 0, collection, item_id: id })),
  )
  if (uses.length) await tx.insert(fileUses).values(uses)
  const lists = items.map(({ id, body }) =>
    listColumnsOf(stored, id, { body, chichewa: chichewaOf(stored, body) }),
  )
  const editors = items.map(({ id }) => editorValue(change, stored, id))
  await tx.insert(listValues).values([...lists.flatMap(({ values }) => values), ...editors])
  const words = lists.flatMap((list) => list.words ?? [])
  if (words.length) await tx.insert(itemWords).values(words)
}

const translationsOf = ({ definition }: StoredCollection, body: StoredBody) => carryOn(definition, body, [])
const chichewaOf = (stored: StoredCollection, body: StoredBody) =>
  countNy(stored.definition, body, translationsOf(stored, body))

const firstRevision = ({ actor, now }: Change, stored: StoredCollection, { id, body, from }: NewItem) => ({
  collection: stored.definition.name,
  item_id: id,
  number: 1,
  body,
  author: actor.id,
  created_at: now,
  publish_at: from,
  complete: true,
  translations: translationsOf(stored, body),
  ...nyColumns(chichewaOf(stored, body)),
  contributors: [actor.id],
})

const beforeItsEvent = ({ from, until }: NewItem, revision: number | null, now: string) => ({
  deleted_at: null,
  live_revision: revision,
  visible_from: from,
  visible_until: until,
  next_revision: null,
  next_at: null,
  next_until: null,
  emitted_revision: null,
  state: from > now ? ('scheduled' as const) : ('published' as const),
})

/** @throws Error where two say what only one may say */
function mustDiffer({ definition }: StoredCollection, items: readonly NewItem[]): void {
  for (const field of definition.unique) {
    const values = items.flatMap(({ body }) => (body[field] === undefined ? [] : [body[field]]))
    if (new Set(values).size < values.length)
      throw new Error(`two of ${definition.name} have the same ${field}`)
  }
}

/** Rates of the same key follow one another: each ends where the next begins. @throws Error where two begin at once */
function supersedeInTurn({ definition }: StoredCollection, items: readonly NewItem[]): void {
  const { appendOnly } = definition
  if (!appendOnly) return
  const keyOf = ({ body }: NewItem) => JSON.stringify(appendOnly.key.map((field) => body[field]))
  for (const same of Map.groupBy(items, keyOf).values()) {
    const inTurn = same.toSorted((a, b) => (a.from < b.from ? -1 : 1))
    for (const [n, item] of inTurn.entries()) {
      item.until = inTurn[n + 1]?.from ?? never
      if (item.until === item.from) throw new Error(`two of ${definition.name} begin at ${item.from}`)
    }
  }
}
