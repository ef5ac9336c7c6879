import type { Stream } from './event-stream.ts'

/** Where reading begins: the number of the last event, and the database's clock. */
export type Moment = { seq: number; now: string }

/** A moment that is told from an earlier reading is behind the database's clock by no more than this. */
export const mostBehindMs = 10

/** For so long after a reading the time that has passed is added to it. */
const mostPassedMs = 1000

type Reading = { seq: number; ms: number; at: number }

/**
 * The moments at which pages begin. The database is asked about once a second; in between, the time that has passed by this
 * process's clock is added. Each event that is heard of makes the next page ask again, and while none can be heard each asks:
 * what a page shows of a change is never older than what this instance knows.
 */
export class Moments {
  #reading: Reading | null = null
  #following = true
  /** counts what was heard, so that a reading that began before it is not kept */
  #heard = 0

  constructor(stream: Pick<Stream, 'on'>) {
    stream.on({
      moved: () => this.moved(),
      lost: () => this.#follow(false),
      again: () => this.#follow(true),
    })
  }

  /** Something has changed: what was read before is too old. */
  moved(): void {
    this.#heard += 1
    this.#reading = null
  }

  /** @param read asks the database */
  async now(read: () => Promise<Moment>): Promise<Moment> {
    const began = performance.now()
    const reading = this.#reading
    if (reading && began - reading.at < mostPassedMs) {
      // Whole milliseconds, rounded down: never ahead of the database.
      const now = new Date(reading.ms + (began - reading.at)).toISOString()
      return { seq: reading.seq, now: `${now.slice(0, -1)}000Z` }
    }
    const heard = this.#heard
    const moment = await read()
    const at = performance.now()
    if (this.#following && heard === this.#heard && at - began < mostBehindMs - 1)
      this.#reading = { seq: moment.seq, ms: Date.parse(moment.now), at }
    return moment
  }

  #follow(following: boolean): void {
    this.#following = following
    this.moved()
  }
}
