import { setTimeout as sleep } from 'node:timers/promises'
import { asc, gt } from 'drizzle-orm'
import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { SearchEntry, SearchFound, SearchQuery } from '#contract/search.ts'
import type { SearchItems, Site } from '#contract/site.ts'
import { synonyms } from '#database/collections/synonyms.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { events } from '#database/tables.ts'
import type { NumberedEvent } from '../../changes/change.ts'
import { figureCollections, readFigures } from '../figures.ts'
import { figureValues } from '../fill-figures.ts'
import { KeptValues } from '../kept-values.ts'
import { openFeed } from '../feed.ts'
import type { Stream } from '../../changes/event-stream.ts'
import {
  allIds,
  dueIds,
  momentOf,
  readEntries,
  readSynonyms,
  searchedCollections,
  type EntrySources,
} from './read-entries.ts'
import { SearchIndex } from './search-index.ts'
import type { WordThread } from './word-thread.ts'

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
/** What a thread costs to begin is little beside so many. */
const usualManyItems = 2000

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
  /** from so many items on, a thread of its own reads their words while the index is made */
  manyItems?: number | undefined
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
  /** the last making, also of an index that is to be made anew */
  #making: Promise<void> = Promise.resolve()
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
      // Nobody can say what moved: all is read anew, and meanwhile whoever asks is told so.
      forgotten: () => {
        this.#made = null
        this.#complete = false
      },
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
    await Promise.allSettled([this.#making, this.#reading])
  }

  /** One making at a time, and after what is being read: two would put their entries between each other's. */
  #makeAnew(): Promise<void> {
    const made: Promise<void> = Promise.allSettled([this.#making, this.#reading])
      .then(() => this.#make())
      .then(
        // Not where it is to be made anew already.
        () => void (this.#complete = this.#made === made),
        (error: unknown) => {
          if (this.#made === made) this.#made = null
          throw error
        },
      )
    this.#making = made
    return made
  }

  async #make(): Promise<void> {
    if (this.#closed) return
    const built = await this.#needs.site()
    this.#collections = [...searchedCollections(built), synonyms]
    this.#seq = await this.#lookAhead()
    const feeds = await this.#feeds()
    const sources = this.#sources(async () => built.search.items(feeds))
    this.#index.clear()
    this.#figured.clear()
    await this.#readPages(built, feeds)
    const ids = new Map<StoredCollection, string[]>()
    for (const stored of this.#collections) ids.set(stored, await allIds(this.#needs.db, stored))
    const total = [...ids.values()].reduce((sum, those) => sum + those.length, 0)
    const thread = total < (this.#needs.manyItems ?? usualManyItems) ? null : this.#index.openThread()
    try {
      for (const [stored, those] of ids) await this.#readAgain(sources, stored, those, thread)
      await thread?.finish()
    } finally {
      await thread?.stop()
    }
    this.#index.settle()
  }

  /** For one reading; a figure that moves meanwhile has its own event, and what shows it is read again. */
  #sources(items: () => Promise<SearchItems>): EntrySources {
    const figures = (lang: Lang) => once(async () => figureValues(await readFigures(this.#needs.db, lang)))
    return { items: once(items), figures: { en: figures('en'), ny: figures('ny') } }
  }

  async #feeds(): Promise<Feeds> {
    const { db } = this.#needs
    const [en, ny] = [
      await openFeed(db, 'en', { keptValues: this.#keptValues }),
      await openFeed(db, 'ny', { keptValues: this.#keptValues }),
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
    sources: EntrySources,
    stored: StoredCollection,
    ids: readonly string[],
    thread: WordThread | null = null,
  ): Promise<void> {
    if (ids.length === 0) return
    if (stored === synonyms) {
      for (const { id, row, until } of await readSynonyms(this.#needs.db, ids, this.#lookedAt)) {
        this.#index.synonyms.put(id, row)
        this.#noteEnd(stored, id, until)
      }
      return
    }
    for await (const batch of readEntries(this.#needs.db, sources, stored, ids, this.#lookedAt)) {
      if (this.#closed) return
      const entries: SearchEntry[] = []
      for (const { id, entry, until, figures } of batch) {
        const key = `${stored.definition.name} ${id}`
        this.#index.remove(key)
        this.#noteEnd(stored, id, until)
        if (figures) this.#figured.set(key, { collection: stored.definition.name, item_id: id })
        else this.#figured.delete(key)
        if (entry) entries.push(entry)
      }
      if (thread) await this.#index.putBy(thread, entries)
      else for (const entry of entries) this.#index.put(entry)
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
      const sources = this.#sources(async () => built.search.items(await feeds()))
      const again = new Map(work.map(([name, ids]) => [name, new Set(ids)]))
      await this.#follow(built, feeds, again)
      if (performance.now() >= this.#dueAt) {
        const since = this.#lookedAt
        await this.#lookAhead()
        const over = [...this.#ending.values()].filter(({ at }) => at <= this.#lookedAt)
        for (const stored of this.#collections) {
          const ids = over.filter((one) => one.stored === stored).map(({ id }) => id)
          await this.#readAgain(sources, stored, [...ids, ...(await dueIds(this.#needs.db, stored, since))])
        }
      }
      for (const stored of this.#collections) {
        const ids = again.get(stored.definition.name)
        if (ids) await this.#readAgain(sources, stored, [...ids])
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
    for (;;) {
      const made = (this.#made ??= this.#makeAnew())
      await made
      if (!this.#following) await this.#catchUp()
      // To be made anew since: what is read into it then would come between.
      if (this.#made !== made) continue
      const isBehind = this.#reading || this.#waiting.size > 0 || performance.now() >= this.#dueAt
      if (this.#closed || !isBehind) return
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
