import { asc, gt } from 'drizzle-orm'
import type { OpenDatabase } from '#database/open.ts'
import { events } from '#database/tables.ts'
import type { NumberedEvent } from './change.ts'
import { newestEvent } from './event-log.ts'

export type StreamListener = {
  /** events in order; none is left out without `forgotten` */
  moved(events: NumberedEvent[]): void
  /** after a very long time without a connection: some that came since are no longer in the log */
  forgotten?(): void
  /** changes may go unnoticed until `again` */
  lost(): void
  again(): void
}

export type Stream = {
  on(listener: StreamListener): void
  /** the number of the last event handed on */
  position(): number
  close(): Promise<void>
}

/**
 * Follows the event log over all instances. A notification says that there are new events; they are read from the
 * table.
 */
export async function followEvents(database: OpenDatabase): Promise<Stream> {
  const { db } = database
  const listeners: StreamListener[] = []
  let last = await newestEvent(db)
  let pulling: Promise<void> | null = null
  let more = false
  let closed = false

  async function pull(): Promise<void> {
    do {
      more = false
      // Read first: what is in the log up to here and was not handed on yet is found below, or is forgotten.
      const known = await newestEvent(db)
      const found = await db
        .select()
        .from(events)
        .where(gt(events.seq, last))
        .orderBy(asc(events.seq))
        .limit(500)
      if (closed) continue
      const next = found[0]?.seq ?? known + 1
      if (next > last + 1) {
        last = next - 1
        for (const listener of listeners) listener.forgotten?.()
      }
      const newest = found.at(-1)
      if (!newest) continue
      last = newest.seq
      more ||= found.length === 500
      for (const listener of listeners) listener.moved(found)
    } while (more && !closed)
  }

  function wake() {
    more = true
    // The next notification, or `again`, reads what this one could not. Until then no answer may be cached.
    pulling ??= pull()
      .catch(() => listeners.forEach((listener) => listener.lost()))
      .finally(() => (pulling = null))
  }

  const unlisten = await database.listen('changes', {
    heard: wake,
    lost: () => listeners.forEach((listener) => listener.lost()),
    again() {
      wake()
      listeners.forEach((listener) => listener.again())
    },
  })

  return {
    on: (listener) => void listeners.push(listener),
    position: () => last,
    async close() {
      closed = true
      await unlisten()
      await pulling
    },
  }
}
