import { isoMicroseconds } from '#database/columns.ts'
import type { Keepable } from '../http/answer-cache.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { ListedItem } from './queryable.ts'

/** What one listed item takes, in bytes: its id, its times and its revision. */
const itemBytes = 400

let made = 0

/**
 * The newest items of a list, without their texts. A list has as many addresses as there are moments to begin after. Those
 * that begin among these are answered without asking the database.
 */
export class NewestItems implements Keepable {
  readonly identity = `newest ${++made}`
  readonly #listed: readonly ListedItem[]
  readonly #areAll: boolean
  readonly #seen: Dependencies
  readonly #began: number

  /**
   * @param listed the newest first
   * @param most how many were asked for: fewer are all there are
   * @param began when they were asked for, by this process's clock in ms
   */
  constructor(listed: readonly ListedItem[], most: number, seen: Dependencies, began: number) {
    this.#listed = listed
    this.#areAll = listed.length < most
    this.#seen = seen
    this.#began = began
  }

  get bytes(): number {
    return this.#listed.length * itemBytes
  }

  /**
   * Those after the item that was created at `after`, or the first; ISO 8601 in UTC, to the microsecond at most.
   * @returns null where the list goes on beyond what is known here
   */
  part(after: string | undefined, limit: number): readonly ListedItem[] | null {
    const since = after === undefined ? null : isoMicroseconds(after)
    const begin = since === null ? 0 : this.#listed.findIndex(({ row }) => row.created_at < since)
    if (begin === -1) return this.#areAll ? [] : null
    const part = this.#listed.slice(begin, begin + limit)
    return part.length === limit || this.#areAll ? part : null
  }

  /**
   * What an answer made of them now depends on: the time since they were read has passed.
   * @param seq an event up to which they are known to be as they were
   */
  seenAt(seq: number): Dependencies {
    // Rounded up, so that nothing is shown after its end.
    const passed = Math.ceil(performance.now() - this.#began) + 1
    const now = new Date(Date.parse(this.#seen.now) + passed).toISOString()
    return { ...this.#seen, seq: Math.max(this.#seen.seq, seq), now }
  }
}
