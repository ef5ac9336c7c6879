import { and, asc, eq, gt, inArray, lte, min, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { events, head } from '#database/tables.ts'
import type { SeenEvent } from '../content/change.ts'

/** How long the log keeps what the public was told (contract, "Live"). */
const keptDays = 7

/** Whether everything after `since` is still in the log. A number from after a restored backup is not. */
export async function reaches(db: Database, since: number): Promise<boolean> {
  const [at] = await db.select({ seq: head.seq }).from(head).where(eq(head.id, 1))
  const [oldest] = await db.select({ seq: min(events.seq) }).from(events)
  const newest = at?.seq ?? 0
  return since <= newest && since + 1 >= (oldest?.seq ?? newest + 1)
}

/** The next events after `since`, up to and including `until`, in order. */
export function eventsAfter(
  db: Database,
  { since, until, of, most }: { since: number; until: number; of: readonly string[] | null; most: number },
): Promise<SeenEvent[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        gt(events.seq, since),
        lte(events.seq, until),
        of ? inArray(events.collection, [...of]) : undefined,
      ),
    )
    .orderBy(asc(events.seq))
    .limit(most)
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
