import { inArray, max } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { events } from '#database/tables.ts'
import { msUntil, noteDependencies, type Dependencies } from '../http/dependencies.ts'

const day = 24 * 60 * 60 * 1000

type Kept = {
  /** the event number up to which it is known to be true */
  seq: number
  /** the next moment when something in it takes effect or ends */
  until: string
  value: unknown
}

/**
 * What is made of whole collections, kept until one of them moves or something in it takes effect or ends. Whether one moved
 * is asked of the event log, and only where there was an event since by the page's moment: so an instance needs not have heard of it, but for
 * the second that a moment may be told from an earlier one (changes/moments.ts).
 */
export class KeptValues {
  readonly #kept = new Map<string, Kept>()

  clear(): void {
    this.#kept.clear()
  }

  /**
   * @param of the collections that it is made of; `seen` depends on them afterwards
   * @param make makes the value; only what was seen before it began counts as seen
   */
  async get<T>(
    db: Database,
    key: string,
    of: readonly StoredCollection[],
    seen: Dependencies,
    make: () => Promise<T>,
  ): Promise<T> {
    const known = this.#kept.get(key)
    if (known && (await isTrue(db, known, of, seen))) {
      for (const { definition } of of) seen.keys.add(definition.name)
      if (seen.until === null || known.until < seen.until) seen.until = known.until
      // A key has values of one type: its maker's.
      return known.value as T
    }
    await noteDependencies(db, seen, of)
    const value = await make()
    // The log forgets after some days, so nothing is kept on its word for longer than one.
    const tomorrow = new Date(Date.parse(seen.now) + day).toISOString()
    const until = seen.until !== null && seen.until < tomorrow ? seen.until : tomorrow
    const kept = { seq: seen.seq, until, value }
    // One that began earlier does not take the place of a newer one.
    if ((this.#kept.get(key)?.seq ?? -1) <= seen.seq) this.#kept.set(key, kept)
    return value
  }
}

async function isTrue(
  db: Database,
  known: Kept,
  of: readonly StoredCollection[],
  seen: Dependencies,
): Promise<boolean> {
  // What was made later than this page began may show what it must not know of yet.
  if (seen.seq < known.seq || msUntil(known.until, seen) <= 0) return false
  if (seen.seq === known.seq) return true
  const names = of.map(({ definition }) => definition.name)
  const [moved] = await db
    .select({ seq: max(events.seq) })
    .from(events)
    .where(inArray(events.collection, names))
  if ((moved?.seq ?? 0) > known.seq) return false
  known.seq = seen.seq
  return true
}
