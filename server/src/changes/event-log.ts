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

/** Drops what is older than the log keeps. Hourly is often enough. */
export async function removeOldEvents(db: Database): Promise<void> {
  await db.delete(events).where(lte(events.at, sql`now() - make_interval(days => ${keptDays})`))
}
