import type { NumberedEvent } from '../changes/change.ts'
import { msUntil, type Dependencies } from './dependencies.ts'

/** What can be kept: an answer, or what answers are made of. */
export type Keepable = {
  /** equal for those of which one may stand for the other */
  readonly identity: string
  readonly bytes: number
}

type Made<A> = { answer: A; seen: Dependencies; keep: boolean }

/** Times are those of `performance.now()`. */
type Entry = {
  shared: Shared
  keys: ReadonlySet<string>
  /** when something it shows begins or ends */
  staleAt: number
  /** since when changes to it may have gone unnoticed */
  unwatchedSince: number
}

/** A response that was current a short time ago. */
type LastKnown = { answer: Keepable; at: Date; keys: ReadonlySet<string> }

const isFresh = ({ staleAt, unwatchedSince }: Entry): boolean =>
  performance.now() < staleAt && unwatchedSince === Infinity

/** An answer and how many entries show it. */
type Shared = { answer: Keepable; entries: number }

/** What an entry takes beside its answer, in bytes: its key and what it depends on. */
const entryBytes = 500

/**
 * Keeps finished answers until something they show changes. It is limited in bytes; the least recently used go first.
 * While the event log cannot be followed, nothing is kept, because changes would not be noticed. Entries from before
 * remain only for `lastKnown`, for pages while the database is unavailable.
 * Addresses that give the same answer share one, which is compressed once: a list of ten has as many addresses as moments.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  /** by what they are */
  readonly #shared = new Map<string, Shared>()
  readonly #making = new Map<string, Promise<Keepable>>()
  /** the latest events: an answer that was made while one of them came is not kept */
  #recent: { seq: number; keys: readonly string[] }[] = []
  /** their numbers */
  readonly #handled = new Set<number>()
  #forgotten = 0
  #latest = 0
  #bytes = 0
  #following = true
  /** counts how often everything was dropped: an answer begun before that is not kept */
  #clearings = 0
  readonly #most: number
  readonly #maxStaleMs: number

  /** @param maxStaleMs how long `lastKnown` returns a response that is no longer current */
  constructor(mostBytes = 64 * 1024 * 1024, maxStaleMs = 0) {
    this.#most = mostBytes
    this.#maxStaleMs = maxStaleMs
  }

  /** Number of responses that would be served without rendering them again. */
  get freshCount(): number {
    return [...this.#entries.values()].filter(isFresh).length
  }

  /** how many answers are kept */
  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** the number of the last event that was heard of: what is kept now is true up to it */
  get latest(): number {
    return this.#latest
  }

  /** True if the answer is kept, or is being made for another request. */
  holds(key: string): boolean {
    const kept = this.#entries.get(key)
    return (kept !== undefined && isFresh(kept)) || this.#making.has(key)
  }

  /** Returns the last cached response and when it was last current, unless that is too long ago or it was changed. */
  lastKnown(key: string): LastKnown | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const now = performance.now()
    const ageMs = now - Math.min(now, entry.staleAt, entry.unwatchedSince)
    if (ageMs > this.#maxStaleMs) return null
    return { answer: entry.shared.answer, at: new Date(Date.now() - ageMs), keys: entry.keys }
  }

  /** The kept answer, or a new one by `make`. Requests at the same time share one call of `make`. */
  get<A extends Keepable>(key: string, make: () => Promise<Made<A>>): A | Promise<A> {
    // A key has answers of one type: its maker's.
    return this.#get(key, make) as A | Promise<A>
  }

  #get(key: string, make: () => Promise<Made<Keepable>>): Keepable | Promise<Keepable> {
    const kept = this.#entries.get(key)
    if (kept && isFresh(kept)) {
      // Put last again: the map's order is the order of use.
      this.#entries.delete(key)
      this.#entries.set(key, kept)
      return kept.shared.answer
    }
    const making = this.#making.get(key)
    if (making) return making
    const started = this.#make(key, make)
    this.#making.set(key, started)
    const forget = () => {
      if (this.#making.get(key) === started) this.#making.delete(key)
    }
    started.then(forget, forget)
    return started
  }

  async #make(key: string, make: () => Promise<Made<Keepable>>): Promise<Keepable> {
    const clearings = this.#clearings
    const began = performance.now()
    const { answer, seen, keep } = await make()
    const cleared = clearings !== this.#clearings
    if (!keep || !this.#following || cleared || this.#movedSince(seen)) return answer
    return this.#put(key, answer, seen, began)
  }

  /**
   * @param began when its making began, which is when the time until `seen.until` is counted from
   * @returns the answer that is kept: an equal one, where there is one
   */
  #put(key: string, made: Keepable, seen: Dependencies, began: number): Keepable {
    const shared = this.#shared.get(made.identity) ?? { answer: made, entries: 0 }
    if (shared.entries === 0) {
      this.#shared.set(made.identity, shared)
      this.#bytes += made.bytes
    }
    shared.entries += 1
    this.#drop(key)
    const left = seen.until === null ? Infinity : msUntil(seen.until, seen)
    this.#entries.set(key, {
      shared,
      keys: seen.keys,
      staleAt: began + left,
      unwatchedSince: Infinity,
    })
    this.#bytes += entryBytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break
      this.#drop(oldest)
    }
    return shared.answer
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entryBytes
    const { shared } = entry
    shared.entries -= 1
    if (shared.entries > 0) return
    this.#shared.delete(shared.answer.identity)
    this.#bytes -= shared.answer.bytes
  }

  #movedSince(seen: Dependencies): boolean {
    if (seen.seq >= this.#latest) return false
    if (seen.seq < this.#forgotten) return true
    return this.#recent.some(({ seq, keys }) => seq > seen.seq && keys.some((key) => seen.keys.has(key)))
  }

  /**
   * Drops answers that show any of these items. The instance that made a change calls this twice, after the commit and
   * when the event log brings the event. Answers made in between already show the change and stay.
   */
  moved(events: readonly NumberedEvent[]): void {
    const moved = events
      .filter(({ seq }) => !this.#handled.has(seq))
      .map(({ seq, collection, item_id }) => ({ seq, keys: [collection, `${collection}/${item_id}`] }))
    if (moved.length === 0) return
    for (const { seq } of moved) this.#handled.add(seq)
    this.#latest = Math.max(this.#latest, ...moved.map(({ seq }) => seq))
    this.#recent.push(...moved)
    if (this.#recent.length > 5000) {
      const gone = this.#recent.splice(0, this.#recent.length - 2500)
      for (const { seq } of gone) this.#handled.delete(seq)
      this.#forgotten = Math.max(this.#forgotten, ...gone.map(({ seq }) => seq))
    }
    const keys = new Set(moved.flatMap((event) => event.keys))
    for (const [key, entry] of this.#entries) {
      if ([...entry.keys].some((one) => keys.has(one))) this.#drop(key)
    }
    // New requests must not share an answer that was begun before.
    this.#making.clear()
  }

  lost(): void {
    this.#following = false
    this.#outdate()
  }

  again(): void {
    this.#outdate()
    this.#following = true
  }

  /** Keeps every entry only as the last known response. */
  #outdate(): void {
    this.#clearings += 1
    this.#making.clear()
    const now = performance.now()
    for (const entry of this.#entries.values()) entry.unwatchedSince = Math.min(entry.unwatchedSince, now)
  }

  clear(): void {
    this.#clearings += 1
    this.#entries.clear()
    this.#shared.clear()
    this.#making.clear()
    this.#bytes = 0
  }
}
