import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

/** The collections of dated rows. */
type RatesCollection = 'money_bureau_exchange_rates' | 'bank_rates'

/** What the feed gives at once (contract/feed.ts). */
const most = 1000

/** Every row that took effect in `[from, to)`, oldest first, however many: the feed is asked again from where it stopped. */
export async function wholeHistory<N extends RatesCollection>(
  feed: Pick<Feed, 'history'>,
  name: N,
  { where, from, to, kept = false }: Parameters<typeof feed.history<N>>[1],
): Promise<Item<N>[]> {
  const rows = new Map<string, Item<N>>()
  for (let start = from; ;) {
    const part = await feed.history(name, { where, from: start, to, kept })
    const known = rows.size
    for (const row of part) rows.set(row.id, row)
    const last = part.at(-1)
    // A thousand rows of one instant would lead nowhere.
    if (part.length < most || !last || rows.size === known) return [...rows.values()]
    // Both collections have it; the compiler does not look into an item of a collection that is not yet named.
    start = (last as unknown as Item<RatesCollection>).effective_at
  }
}
