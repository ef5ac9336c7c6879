import type { Feed } from '#contract/feed.ts'

export type Seen = { untranslated: boolean; updated: string | null }

/** The same feed, noting of what passes through it whether a Chichewa text was missing and what was changed last. */
export function watchFeed(feed: Feed): { feed: Feed; seen: Seen } {
  const seen: Seen = { untranslated: false, updated: null }
  const note = (items: readonly { untranslated?: true; updated_at: string }[]) => {
    for (const item of items) {
      if (item.untranslated) seen.untranslated = true
      if (seen.updated === null || item.updated_at > seen.updated) seen.updated = item.updated_at
    }
  }
  return {
    seen,
    feed: {
      lang: feed.lang,
      now: feed.now,
      seq: feed.seq,
      async all(collection, where) {
        const items = await feed.all(collection, where)
        note(items)
        return items
      },
      async newest(collection, count, where) {
        const items = await feed.newest(collection, count, where)
        note(items)
        return items
      },
      async page(collection, options) {
        const page = await feed.page(collection, options)
        if (page) note(page.items)
        return page
      },
      async one(collection, where) {
        const item = await feed.one(collection, where)
        if (item) note([item])
        return item
      },
      async history(collection, options) {
        const items = await feed.history(collection, options)
        note(items)
        return items
      },
      values: (collection, field, where) => feed.values(collection, field, where),
      moved: (collection, slug) => feed.moved(collection, slug),
      search: (asked) => feed.search(asked),
    },
  }
}
