import type { Lang } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { CollectionName } from '#contract/registry.ts'
import type { Copy } from './database.ts'
import { sessionHeaders } from '../session.ts'
import { places, type StoreName } from './stores.ts'

type Any = { id: string; created_at: string } & Record<string, unknown>

/** Pages until an empty one, of 10 promotions and of 100 other items (spec, section 7). What is unchanged comes as 304 and out of the browser's own cache. */
async function readAll(collection: string, lang: Lang): Promise<Any[]> {
  const limit = collection === 'promotions' ? limits.defaultPageSize : limits.maxPageSize
  const items: Any[] = []
  for (;;) {
    const query = new URLSearchParams({ limit: String(limit), lang })
    const last = items[items.length - 1]
    if (last) query.set('last_created_at', last.created_at)
    const answer = await fetch(`/api/${collection}?${query.toString()}`, {
      cache: 'no-cache',
      headers: sessionHeaders(),
      priority: 'low',
    })
    if (!answer.ok) throw new Error('no list')
    const page = (await answer.json()) as Any[] // our own API, described by the contract
    items.push(...page)
    if (page.length === 0) return items
  }
}

/** Replaces a store's content as a whole, or not at all. */
async function replace(copy: Copy, store: StoreName, items: readonly Any[]): Promise<void> {
  const change = copy.transaction(store, 'readwrite')
  // The items are those the store is for; the table in stores.ts says so.
  const put = change.store as unknown as { clear(): Promise<void>; put(item: object): Promise<unknown> }
  await put.clear()
  for (const item of items) await put.put({ ...item, _id: item.id })
  await change.done
}

type Kept = NonNullable<(typeof places)[CollectionName]>

/**
 * Fetches every collection that is kept, one after the other, so that the visitor's own requests go first.
 * @param first the collections that the page shows; `filled` are the stores that need nothing more
 * @param onFilled told of the stores of each collection as they are filled
 * @throws where the line or the storage fails; stores filled before stay
 */
export async function fill(
  copy: Copy,
  lang: Lang,
  { first, filled }: { first: readonly string[]; filled: readonly StoreName[] },
  onFilled: (stores: StoreName[]) => void,
): Promise<void> {
  const left = (Object.entries(places) as [CollectionName, Kept][])
    .filter(([, kept]) => !kept.every(({ store }) => filled.includes(store)))
    .sort(([a], [b]) => Number(first.includes(b)) - Number(first.includes(a)))
  for (const [collection, kept] of left) {
    const items = await readAll(collection, lang)
    for (const { store, holds } of kept) await replace(copy, store, holds ? items.filter(holds) : items)
    onFilled(kept.map(({ store }) => store))
  }
}

/** Applies one change to every store its item may lie in. */
export async function apply(
  copy: Copy,
  {
    collection,
    id,
    item,
  }: { collection: string; id: string; item: ({ id: string } & Record<string, unknown>) | null },
): Promise<void> {
  for (const { store, holds } of places[collection as CollectionName] ?? []) {
    const change = copy.transaction(store, 'readwrite')
    const stored = change.store as unknown as {
      put(item: object): Promise<unknown>
      delete(id: string): Promise<void>
    }
    if (item && (!holds || holds(item))) await stored.put({ ...item, _id: id })
    else await stored.delete(id)
    await change.done
  }
}
