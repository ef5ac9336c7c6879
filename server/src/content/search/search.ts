import { asc, gt } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import type { SearchAsked, SearchFound } from '#contract/search.ts'
import type { Site } from '#contract/site.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { events } from '#database/tables.ts'
import type { NumberedEvent } from '../../changes/change.ts'
import { PageCheckpoints } from '../page-checkpoints.ts'
import { openFeed } from '../feed.ts'
import type { Stream } from '../../changes/event-stream.ts'
import { allIds, dueIds, momentOf, readEntries, searchedCollections } from './read-entries.ts'
import { SearchIndex } from './search-index.ts'

export type Search = {
  /** what is found now: every change that this instance has heard of is in it */
  find(asked: SearchAsked, lang: Lang): Promise<SearchFound>
  /** makes the index if it is not made yet, so that the first who searches does not wait */
  warm(): Promise<void>
  /** changes of this instance's own, before whoever made them is answered */
  moved(events: readonly NumberedEvent[]): void
  readonly size: number
  /** waits for what is being read, and reads nothing more */
  close(): Promise<void>
}

type Parts = { db: Database; stream: Stream; site: () => Site | Promise<Site> }

/**
 * Keeps the index of one instance: made at the first use from the feed, then kept up to date by the event log.
 * While that cannot be followed, each question first looks there itself.
 */
export function openSearch({ db, stream, site }: Parts): Search {
  const index = new SearchIndex()
  let collections: StoredCollection[] = []
  let made: Promise<void> | null = null
  let reading: Promise<void> | null = null
  let closed = false
  let following = true
  let seq = 0
  /** items to be read again, by collection */
  const waiting = new Map<string, Set<string>>()
  /** when, by this process's clock, something next begins or ends without an event */
  let dueAt = Number.POSITIVE_INFINITY
  let lookedAt = ''
  /** items that end or change by themselves, and when by the database's clock */
  const ending = new Map<string, { stored: StoredCollection; id: string; at: string }>()

  async function make(): Promise<void> {
    const built = await site()
    collections = searchedCollections(built)
    seq = await lookAhead()
    const [en, ny] = [
      await openFeed(db, new PageCheckpoints(), 'en'),
      await openFeed(db, new PageCheckpoints(), 'ny'),
    ]
    index.clear()
    for (const entry of await built.search.pages({ en: en.feed, ny: ny.feed })) index.put(entry)
    for (const stored of collections) await readAgain(built, stored, await allIds(db, stored))
    index.settle()
  }

  /** Notes when the next window opens or closes. @returns the number of the last event */
  async function lookAhead(): Promise<number> {
    const began = performance.now()
    const at = await momentOf(db, collections)
    lookedAt = at.now
    const soonest = [...ending.values()].reduce((least, one) => (one.at < least ? one.at : least), '9999')
    const ends = soonest > at.now ? Date.parse(soonest) - Date.parse(at.now) : Number.POSITIVE_INFINITY
    // What is scheduled meanwhile raises no event before its moment: the plan is looked at each second of use.
    dueAt = began + Math.min(1000, at.msUntilNext, ends)
    return at.seq
  }

  async function readAgain(built: Site, stored: StoredCollection, ids: readonly string[]): Promise<void> {
    for await (const batch of readEntries(db, built, stored, ids, lookedAt)) {
      if (closed) return
      for (const { id, entry, until } of batch) {
        const key = `${stored.definition.name} ${id}`
        index.remove(key)
        if (until === null) ending.delete(key)
        else ending.set(key, { stored, id, at: until })
        if (entry) index.put(entry)
      }
    }
  }

  function note(moved: readonly Pick<NumberedEvent, 'collection' | 'item_id' | 'seq'>[]): void {
    for (const event of moved) {
      const ids = waiting.get(event.collection) ?? new Set()
      waiting.set(event.collection, ids.add(event.item_id))
    }
  }

  /** Reads what waits; what cannot be read goes on waiting. */
  async function refresh(): Promise<void> {
    const built = await site()
    const work = [...waiting]
    waiting.clear()
    try {
      if (performance.now() >= dueAt) {
        const since = lookedAt
        await lookAhead()
        const over = [...ending.values()].filter(({ at }) => at <= lookedAt)
        for (const stored of collections) {
          const ids = over.filter((one) => one.stored === stored).map(({ id }) => id)
          await readAgain(built, stored, [...ids, ...(await dueIds(db, stored, since))])
        }
      }
      for (const stored of collections) {
        const ids = work.find(([name]) => name === stored.definition.name)?.[1]
        if (ids) await readAgain(built, stored, [...ids])
      }
      // A change may have set a moment that comes sooner.
      if (work.length > 0) await lookAhead()
    } catch (error) {
      for (const [collection, ids] of work) note([...ids].map((item_id) => ({ collection, item_id, seq: 0 })))
      throw error
    }
  }

  /** One reading at a time; who asks while one runs waits for the next, which holds what came meanwhile. */
  async function current(): Promise<void> {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    await made
    if (!following) await catchUp()
    while (!closed && (reading || waiting.size > 0 || performance.now() >= dueAt)) {
      reading ??= refresh().finally(() => (reading = null))
      await reading
    }
  }

  async function catchUp(): Promise<void> {
    const missed = await db.select().from(events).where(gt(events.seq, seq)).orderBy(asc(events.seq))
    note(missed)
    seq = Math.max(seq, missed.at(-1)?.seq ?? 0)
  }

  function moved(events: readonly NumberedEvent[]): void {
    if (!made) return
    note(events)
    // Soon, so that the next question finds it done; one that fails is tried again by whoever asks.
    setImmediate(() => {
      if (!closed) current().catch(() => {})
    })
  }

  stream.on({
    moved(events) {
      moved(events)
      seq = Math.max(seq, events.at(-1)?.seq ?? 0)
    },
    lost: () => (following = false),
    again() {
      // Nothing is missed: the log is read from where it was left.
      catchUp().then(
        () => (following = true),
        () => {},
      )
    },
  })

  return {
    async find(asked, lang) {
      await current()
      return index.find(asked, lang)
    },
    warm: () => current(),
    moved,
    get size() {
      return index.size
    },
    async close() {
      closed = true
      await Promise.allSettled([made, reading])
    },
  }
}
