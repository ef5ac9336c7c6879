import { desc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { events, changeSequence } from '#database/tables.ts'
import type { NumberedEvent } from './change.ts'

/** How long the log keeps what the public was told (contract, "Live"). */
const keptDays = 7

/** The number of the last event there is, at whichever instance it was made. */
export async function newestEvent(db: Database): Promise<number> {
  const [at] = await db
    .select({ seq: changeSequence.seq })
    .from(changeSequence)
    .where(eq(changeSequence.id, 1))
  return at?.seq ?? 0
}

/** The last events that the log still has, up to and including `until`, in order. */
export async function eventsUpTo(db: Database, until: number, most: number): Promise<NumberedEvent[]> {
  const found = await db
    .select()
    .from(events)
    .where(lte(events.seq, until))
    .orderBy(desc(events.seq))
    .limit(most)
  return found.toReversed()
}

/** Drops what is older than the log keeps. Any worker may do it, and twice does no harm. */
async function sweep(db: Database): Promise<void> {
  await db.delete(events).where(lte(events.at, sql`now() - make_interval(days => ${keptDays})`))
}

/** Sweeps at the start and then hourly, until stopped. */
export function watchEventLog(db: Database, report: (error: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = sweep(db).catch(report)
  }
  look()
  const timer = setInterval(look, 3_600_000)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
