import type { ItemFrame } from '#contract/collection.ts'
import type { Feed } from '#contract/feed.ts'
import type { CollectionName } from '#contract/registry.ts'

export type FeedDependencies = {
  /** the English texts that stand in for missing Chichewa ones */
  english: Set<string>
  updated: string | null
  /** whose items were asked for: the page changes when one of these moves */
  collections: ReadonlySet<CollectionName>
}

type Untranslated = ItemFrame['untranslated']

/** Adds the English texts of an item that stand in for missing Chichewa ones. */
export function noteEnglish(english: Set<string>, { untranslated }: { untranslated?: Untranslated }): void {
  if (untranslated && untranslated !== true) for (const text of untranslated) english.add(text)
}

/** The same feed, noting of what passes through it: whose it is, whether a Chichewa text was missing, what was changed last. */
export function watchFeed(feed: Feed): { feed: Feed; seen: FeedDependencies } {
  const collections = new Set<CollectionName>()
  const seen: FeedDependencies = { english: new Set(), updated: null, collections }
  const note = (items: readonly { untranslated?: Untranslated; updated_at: string }[]) => {
    for (const item of items) {
      noteEnglish(seen.english, item)
      if (seen.updated === null || item.updated_at > seen.updated) seen.updated = item.updated_at
    }
  }
  return {
    seen,
    feed: {
      lang: feed.lang,
      now: feed.now,
      seq: feed.seq,
      preview: feed.preview,
      async all(collection, where) {
        collections.add(collection)
        const items = await feed.all(collection, where)
        note(items)
        return items
      },
      async newest(collection, count, where, how) {
        collections.add(collection)
        const items = await feed.newest(collection, count, where, how)
        note(items)
        return items
      },
      async page(collection, options) {
        collections.add(collection)
        const page = await feed.page(collection, options)
        if (page) note(page.items)
        return page
      },
      async one(collection, where) {
        collections.add(collection)
        const item = await feed.one(collection, where)
        if (item) note([item])
        return item
      },
      async history(collection, options) {
        collections.add(collection)
        const items = await feed.history(collection, options)
        note(items)
        return items
      },
      async announced(collection, where) {
        collections.add(collection)
        const items = await feed.announced(collection, where)
        note(items)
        return items
      },
      async latest(collection, options) {
        collections.add(collection)
        const items = await feed.latest(collection, options)
        note(items)
        return items
      },
      values(collection, field, where) {
        collections.add(collection)
        return feed.values(collection, field, where)
      },
      moved: (collection, slug) => feed.moved(collection, slug),
      // What stands around every page: open pages do not listen for it.
      kept: (name, of, make) => feed.kept(name, of, make),
      withLiveLinks: (collection, items) => feed.withLiveLinks(collection, items),
      search: (asked) => feed.search(asked),
    },
  }
}
