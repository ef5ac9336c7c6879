import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { NyCounts } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { foldText } from '#contract/rules/search-text.ts'
import type { StoredCollection } from '#database/stored.ts'
import { itemWords, listValues, serviceAccounts, user } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { firstTimeIn } from '../changes/once.ts'
import type { StoredBody } from './body.ts'
import { wordsIn } from './search-column.ts'

/** Words beyond these are not searched: PostgreSQL takes a megabyte, and nobody looks for the end of so long a text. */
const mostLetters = 60_000

/** Who changed an item last stands in the same table, and changes more often. */
const editor = 'updated_by'

/** What staff's lists are ordered and searched by, of an item whose newest revision this is. */
export function listColumnsOf(
  { definition }: StoredCollection,
  id: string,
  { body, chichewa }: { body: StoredBody; chichewa: NyCounts },
) {
  const own = { collection: definition.name, item_id: id }
  const fields = { ...sortValues(definition, body), chichewa: sortChichewa(chichewa) }
  return {
    values: Object.entries(fields).map(([field, value]) => ({ ...own, field, value })),
    // What a customer wrote is found by its subject, and by nothing else of it.
    words: definition.staffOnly
      ? null
      : { ...own, words: sql<string>`to_tsvector('simple', ${textOf(body).slice(0, mostLetters)})` },
  }
}

/**
 * Writes them with the item's newest revision.
 * @param isNew true where the item has none yet
 */
export async function writeListColumns(
  change: Pick<Change, 'tx' | 'actor'>,
  stored: StoredCollection,
  id: string,
  { isNew = false, ...revision }: { body: StoredBody; chichewa: NyCounts; isNew?: boolean },
): Promise<void> {
  const { tx } = change
  const { values, words } = listColumnsOf(stored, id, revision)
  if (!isNew)
    await tx
      .delete(listValues)
      .where(
        and(
          eq(listValues.collection, stored.definition.name),
          eq(listValues.item_id, id),
          ne(listValues.field, editor),
        ),
      )
  // With a new item in one statement; later by writeEditorOrder().
  const withEditor = isNew && firstTimeIn(tx, editorOf(stored, id))
  await tx.insert(listValues).values(withEditor ? [...values, editorValue(change, stored, id)] : values)
  if (!words) return
  await tx
    .insert(itemWords)
    .values(words)
    .onConflictDoUpdate({ target: [itemWords.collection, itemWords.item_id], set: { words: words.words } })
}

/** By what is missing, then by what is older than its English, then by what nobody has signed off. */
const sortChichewa = ({ missing, stale, unreviewed }: NyCounts): string =>
  [missing, stale, unreviewed].map((count) => String(count).padStart(5, '0')).join(' ')

/** How its Chichewa stands, where that alone has changed. */
export async function writeChichewaOrder(
  { tx }: Pick<Change, 'tx'>,
  { definition }: StoredCollection,
  id: string,
  counts: NyCounts,
): Promise<void> {
  await tx
    .update(listValues)
    .set({ value: sortChichewa(counts) })
    .where(
      and(
        eq(listValues.collection, definition.name),
        eq(listValues.item_id, id),
        eq(listValues.field, 'chichewa'),
      ),
    )
}

/** Who changed it last, by name, in one statement: every change of an item comes by here. */
export async function writeEditorOrder(
  change: Pick<Change, 'tx' | 'actor'>,
  stored: StoredCollection,
  id: string,
): Promise<void> {
  if (!firstTimeIn(change.tx, editorOf(stored, id))) return
  await change.tx
    .insert(listValues)
    .values(editorValue(change, stored, id))
    .onConflictDoUpdate({
      target: [listValues.collection, listValues.item_id, listValues.field],
      set: { value: sql`excluded.value` },
    })
}

const editorOf = ({ definition }: StoredCollection, id: string) => `${editor} ${definition.name} ${id}`

/** The name of whoever makes the change, as the database knows it. */
export function editorValue(
  { tx, actor }: Pick<Change, 'tx' | 'actor'>,
  { definition }: StoredCollection,
  id: string,
) {
  const name = tx.select({ name: user.name }).from(user).where(eq(user.id, actor.id))
  const account = tx
    .select({ name: serviceAccounts.username })
    .from(serviceAccounts)
    .where(eq(serviceAccounts.id, actor.id))
  const value = sql<string>`lower(coalesce((${name}), (${account}), ${actor.id}))`
  return { collection: definition.name, item_id: id, field: editor, value }
}

/** Forgets them of items that are erased. */
export async function dropListColumns(
  tx: Change['tx'],
  { definition: { name } }: StoredCollection,
  ids: readonly string[],
): Promise<void> {
  for (const table of [listValues, itemWords])
    await tx.delete(table).where(and(eq(table.collection, name), inArray(table.item_id, [...ids])))
}

/** Every text in a body, folded; tags of formatted texts are no words, ids and addresses of files neither. */
export function textOf(body: unknown): string {
  if (typeof body === 'string') return wordsIn(body.replace(/<[^>]*>/g, ' ')).join(' ')
  if (Array.isArray(body)) return body.map(textOf).join(' ')
  if (typeof body !== 'object' || body === null) return ''
  return Object.entries(body)
    .filter(([name]) => !/(^|_)(id|sha256|mime|key)$/.test(name))
    .map(([, value]) => textOf(value))
    .join(' ')
}

/** The fields that a list can be ordered by: those that tell of no customer. */
export const sortedFields = ({ fields, personal }: Pick<Collection, 'fields' | 'personal'>): string[] =>
  Object.keys(fields).filter((name) => !Object.hasOwn(personal, name))

export const sortValues = (definition: Collection, body: StoredBody): Record<string, string> =>
  Object.fromEntries(sortedFields(definition).map((name) => [name, sortValue(body[name])]))

/** A value as text whose order is that of the values: "Room 12" after "Room 3", 9.5 before 10, none before all. */
export function sortValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return sortFigure(String(value))
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? sortFigure(value) : sortText(value)
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? sortText(value.join(' ')) : ''
  if (typeof value !== 'object' || value === null) return ''
  const { en, ny } = value as { en?: unknown; ny?: unknown } // a text in both languages, or something else
  const text = [en, ny].find((one): one is string => typeof one === 'string' && one !== '')
  return text === undefined ? '' : sortText(text.replace(/<[^>]*>/g, ' '))
}

const sortText = (text: string): string =>
  foldText(text.slice(0, 200))
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, 120)

/** Digits from the left, below nought turned round; before all texts. */
function sortFigure(figure: string): string {
  const [whole = '', fraction = ''] = figure.replace('-', '').split('.')
  const digits = `${whole.padStart(20, '0')}.${fraction.padEnd(10, '0').slice(0, 10)}`
  return figure.startsWith('-')
    ? `!${digits.replace(/\d/g, (digit) => String(9 - Number(digit)))}`
    : `#${digits}`
}
