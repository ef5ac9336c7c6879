import { setTimeout as sleep } from 'node:timers/promises'
import { asc, gt } from 'drizzle-orm'
import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { SearchQuery, SearchFound } from '#contract/search.ts'
import type { SearchItems, Site } from '#contract/site.ts'
import { synonyms } from '#database/collections/synonyms.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { events } from '#database/tables.ts'
import type { NumberedEvent } from '../../changes/change.ts'
import { figureCollections } from '../figures.ts'
import { KeptValues } from '../kept-values.ts'
import { PageCheckpoints } from '../page-checkpoints.ts'
import { openFeed } from '../feed.ts'
import type { Stream } from '../../changes/event-stream.ts'
import { allIds, dueIds, momentOf, readEntries, readSynonyms, searchedCollections } from './read-entries.ts'
import { SearchIndex } from './search-index.ts'

export type Search = {
  /**
   * What is found now: every change that this instance has heard of is in it. While the index is made for the first time it is
   * what has been read so far, and says so (`complete`).
   */
  find(asked: SearchQuery, lang: Lang): Promise<SearchFound>
  /** makes the index if it is not made yet, so that the first who searches does not wait */
  warm(): Promise<void>
  /** changes of this instance's own, before whoever made them is answered */
  moved(events: readonly NumberedEvent[]): void
  readonly size: number
  /** waits for what is being read, and reads nothing more */
  close(): Promise<void>
}

const usualWaitMs = 400

type Feeds = Readonly<Record<Lang, Feed>>

/** What is made at the first call, and is the same at all others. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => (made ??= make())
}

type Needs = {
  db: Database
  stream: Stream
  site: () => Site | Promise<Site>
  /** nobody waits longer than this for an index that is being made, in ms; what is in it already is looked through */
  mostWaitMs?: number | undefined
}

/**
 * Keeps the index of one instance: made at the first use from the feed, then kept up to date by the event log.
 * If the log cannot be followed, each search reads it first.
 */
export function openSearch(needs: Needs): Search {
  return new LiveSearch(needs)
}

class LiveSearch implements Search {
  readonly #needs: Needs
  readonly #index = new SearchIndex()
  #collections: StoredCollection[] = []
  #made: Promise<void> | null = null
  #reading: Promise<void> | null = null
  /** whether the index has been made */
  #complete = false
  #closed = false
  #following = true
  /** the number of the last event that was read */
  #seq = 0
  /** items to be read again, by collection */
  readonly #waiting = new Map<string, Set<string>>()
  /** when, by this process's clock, something next begins or ends without an event */
  #dueAt = Number.POSITIVE_INFINITY
  /** by the database's clock */
  #lookedAt = ''
  /** items that end or change by themselves, and when by the database's clock */
  readonly #ending = new Map<string, { stored: StoredCollection; id: string; at: string }>()

  /** items whose texts show figures of others, by the index's key */
  readonly #figured = new Map<string, { collection: string; item_id: string }>()
  /** the index's keys of the site's own pages */
  #pages: string[] = []
  readonly #keptValues = new KeptValues()

  constructor(needs: Needs) {
    this.#needs = needs
    needs.stream.on({
      moved: (events) => {
        this.moved(events)
        this.#seq = Math.max(this.#seq, events.at(-1)?.seq ?? 0)
      },
      // Nobody can say what moved: all is read anew.
      forgotten: () => (this.#made = null),
      lost: () => (this.#following = false),
      again: () => {
        // Nothing is missed: the log is read from where it was left.
        this.#catchUp().then(
          () => (this.#following = true),
          () => {},
        )
      },
    })
  }

  async find(asked: SearchQuery, lang: Lang): Promise<SearchFound> {
    const complete = await this.#isComplete()
    return { ...this.#index.find(asked, lang), complete }
  }

  /** Waits until the index is up to date, but not long where it is made for the first time. */
  async #isComplete(): Promise<boolean> {
    const current = this.#current().then(() => true)
    if (this.#complete) return current
    const waiting = new AbortController()
    const enough = sleep(this.#needs.mostWaitMs ?? usualWaitMs, false, { signal: waiting.signal }).catch(
      () => false,
    )
    try {
      return await Promise.race([current, enough])
    } finally {
      waiting.abort()
      // Making it goes on, and who asks next hears whether it failed.
      current.catch(() => {})
    }
  }

  warm(): Promise<void> {
    return this.#current()
  }

  get size(): number {
    return this.#index.size
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled([this.#made, this.#reading])
  }

  async #make(): Promise<void> {
    const built = await this.#needs.site()
    this.#collections = [...searchedCollections(built), synonyms]
    this.#seq = await this.#lookAhead()
    const feeds = await this.#feeds()
    const items = once(() => built.search.items(feeds))
    this.#index.clear()
    this.#figured.clear()
    await this.#readPages(built, feeds)
    for (const stored of this.#collections)
      await this.#readAgain(items, stored, await allIds(this.#needs.db, stored))
    this.#index.settle()
    this.#complete = true
  }

  async #feeds(): Promise<Feeds> {
    const { db } = this.#needs
    const [en, ny] = [
      await openFeed(db, new PageCheckpoints(), 'en', undefined, this.#keptValues),
      await openFeed(db, new PageCheckpoints(), 'ny', undefined, this.#keptValues),
    ]
    return { en: en.feed, ny: ny.feed }
  }

  /** The site's own pages; those that there are no more are found no more. */
  async #readPages(built: Site, feeds: Feeds): Promise<void> {
    const entries = await built.search.pages(feeds)
    for (const id of this.#pages) this.#index.remove(id)
    this.#pages = entries.map(({ id }) => id)
    for (const entry of entries) this.#index.put(entry)
  }

  /** Notes when the next window opens or closes. @returns the number of the last event */
  async #lookAhead(): Promise<number> {
    const began = performance.now()
    const at = await momentOf(this.#needs.db, this.#collections)
    this.#lookedAt = at.now
    const soonest = [...this.#ending.values()].reduce(
      (least, one) => (one.at < least ? one.at : least),
      '9999',
    )
    const ends = soonest > at.now ? Date.parse(soonest) - Date.parse(at.now) : Number.POSITIVE_INFINITY
    // What is scheduled meanwhile raises no event before its moment: the plan is looked at each second of use.
    this.#dueAt = began + Math.min(1000, at.msUntilNext, ends)
    return at.seq
  }

  async #readAgain(
    items: () => Promise<SearchItems>,
    stored: StoredCollection,
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return
    if (stored === synonyms) {
      for (const { id, row, until } of await readSynonyms(this.#needs.db, ids, this.#lookedAt)) {
        this.#index.synonyms.put(id, row)
        this.#noteEnd(stored, id, until)
      }
      return
    }
    for await (const batch of readEntries(this.#needs.db, await items(), stored, ids, this.#lookedAt)) {
      if (this.#closed) return
      for (const { id, entry, until, figures } of batch) {
        const key = `${stored.definition.name} ${id}`
        this.#index.remove(key)
        this.#noteEnd(stored, id, until)
        if (figures) this.#figured.set(key, { collection: stored.definition.name, item_id: id })
        else this.#figured.delete(key)
        if (entry) this.#index.put(entry)
      }
    }
  }

  #noteEnd(stored: StoredCollection, id: string, at: string | null): void {
    const key = `${stored.definition.name} ${id}`
    if (at === null) this.#ending.delete(key)
    else this.#ending.set(key, { stored, id, at })
  }

  #note(moved: readonly Pick<NumberedEvent, 'collection' | 'item_id' | 'seq'>[]): void {
    for (const event of moved) {
      const ids = this.#waiting.get(event.collection) ?? new Set()
      this.#waiting.set(event.collection, ids.add(event.item_id))
    }
  }

  /** Reads what waits; what cannot be read goes on waiting. */
  async #refresh(): Promise<void> {
    const built = await this.#needs.site()
    const work = [...this.#waiting]
    this.#waiting.clear()
    try {
      const feeds = once(() => this.#feeds())
      const items = once(async () => built.search.items(await feeds()))
      const again = new Map(work.map(([name, ids]) => [name, new Set(ids)]))
      await this.#follow(built, feeds, again)
      if (performance.now() >= this.#dueAt) {
        const since = this.#lookedAt
        await this.#lookAhead()
        const over = [...this.#ending.values()].filter(({ at }) => at <= this.#lookedAt)
        for (const stored of this.#collections) {
          const ids = over.filter((one) => one.stored === stored).map(({ id }) => id)
          await this.#readAgain(items, stored, [...ids, ...(await dueIds(this.#needs.db, stored, since))])
        }
      }
      for (const stored of this.#collections) {
        const ids = again.get(stored.definition.name)
        if (ids) await this.#readAgain(items, stored, [...ids])
      }
      // A change may have set a moment that comes sooner.
      if (work.length > 0) await this.#lookAhead()
    } catch (error) {
      for (const [collection, ids] of work)
        this.#note([...ids].map((item_id) => ({ collection, item_id, seq: 0 })))
      throw error
    }
  }

  /** Notes what shows something of that which moved: names of companies and menus, and figures. */
  async #follow(built: Site, feeds: () => Promise<Feeds>, moved: Map<string, Set<string>>): Promise<void> {
    const names = [...moved.keys()]
    const { follows } = built.search
    const around = Object.entries(follows).filter(([name]) => names.includes(name))
    if (around.length > 0) await this.#readPages(built, await feeds())
    const followers = new Set<string>(around.flatMap(([, those]) => those))
    for (const stored of this.#collections)
      if (followers.has(stored.definition.name))
        moved.set(stored.definition.name, new Set(await allIds(this.#needs.db, stored)))
    if (!figureCollections.some((name) => names.includes(name))) return
    for (const { collection, item_id } of this.#figured.values())
      moved.set(collection, (moved.get(collection) ?? new Set()).add(item_id))
  }

  /** One reading at a time; who asks while one runs waits for the next, which holds what came meanwhile. */
  async #current(): Promise<void> {
    this.#made ??= this.#make().catch((error: unknown) => {
      this.#made = null
      throw error
    })
    await this.#made
    if (!this.#following) await this.#catchUp()
    while (!this.#closed && (this.#reading || this.#waiting.size > 0 || performance.now() >= this.#dueAt)) {
      this.#reading ??= this.#refresh().finally(() => (this.#reading = null))
      await this.#reading
    }
  }

  async #catchUp(): Promise<void> {
    const missed = await this.#needs.db
      .select()
      .from(events)
      .where(gt(events.seq, this.#seq))
      .orderBy(asc(events.seq))
    this.#note(missed)
    this.#seq = Math.max(this.#seq, missed.at(-1)?.seq ?? 0)
  }

  moved(events: readonly NumberedEvent[]): void {
    if (!this.#made) return
    this.#note(events)
    // Soon, so that the next question finds it done; one that fails is tried again by whoever asks.
    setImmediate(() => {
      if (!this.#closed) this.#current().catch(() => {})
    })
  }
}
