import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { isVisible } from './visibility-rule.ts'

/**
 * The length of a list, and a checkpoint every 500 items. With them page 100,000 costs as much as page 1. An OFFSET
 * from the beginning would read everything that it skips.
 */
export type Checkpoints = { total: number; every: number; at: { published_at: string; created_at: string }[] }

const every = 500

/** Walks the list's index once. */
export async function readCheckpoints(
  db: Pick<Database, 'select'>,
  stored: StoredCollection,
  where: SQL | undefined,
): Promise<Checkpoints> {
  const { table } = stored
  const numbered = db
    .select({
      published_at: table.published_at,
      created_at: table.created_at,
      place:
        sql<number>`row_number() over (order by ${table.published_at} desc, ${table.created_at} desc)`.as(
          'place',
        ),
      last: sql<boolean>`lead(1) over (order by ${table.published_at} desc, ${table.created_at} desc) is null`.as(
        'last',
      ),
    })
    .from(table)
    .where(and(isVisible(stored), where))
    .as('numbered')
  const rows = await db
    .select({
      published_at: numbered.published_at,
      created_at: numbered.created_at,
      place: sql<string>`${numbered.place}`,
    })
    .from(numbered)
    .where(sql`${numbered.place} % ${every} = 1 or ${numbered.last}`)
    .orderBy(desc(numbered.published_at), desc(numbered.created_at))
  const marks = rows.map(({ place, published_at, created_at }) => ({
    place: Number(place),
    mark: { published_at: published_at ?? created_at, created_at },
  }))
  return {
    // The last row's place is the list's length; counting all beside it would keep every row on the way.
    total: marks.at(-1)?.place ?? 0,
    every,
    at: marks.filter(({ place }) => place % every === 1).map(({ mark }) => mark),
  }
}

/** Where to start reading for an offset: at the checkpoint before it, then skip the few items between. */
export function startFrom(
  { table }: StoredCollection,
  checkpoints: Checkpoints,
  offset: number,
): { where: SQL | undefined; skip: number } {
  const checkpoint = checkpoints.at[Math.floor(offset / checkpoints.every)]
  if (!checkpoint || offset < checkpoints.every) return { where: undefined, skip: offset }
  return {
    where: sql`(${table.published_at}, ${table.created_at}) <= (${checkpoint.published_at}, ${checkpoint.created_at})`,
    skip: offset % checkpoints.every,
  }
}

/** Reading the checkpoints of a longer list takes so long that a reader would notice. */
const large = 5000

type KeptCheckpoints = {
  done: { stamp: number; checkpoints: Checkpoints } | null
  reading: { stamp: number; checkpoints: Promise<Checkpoints> } | null
}

/**
 * Keeps the checkpoints of each list until its collection changes. Those of a long list are read again in the
 * background while the old ones are used. Page 1 is always exact; a later page may be off by the items that have just
 * come.
 */
export class PageCheckpoints {
  readonly #kept = new Map<string, KeptCheckpoints>()
  readonly #most = 500

  /**
   * @param stamp the number of the collection's last change; another one reads anew
   * @returns the checkpoints, and whether they are of that change; an answer made from older ones must not be cached
   */
  async get(
    key: string,
    stamp: number,
    read: () => Promise<Checkpoints>,
  ): Promise<{ checkpoints: Checkpoints; current: boolean }> {
    const kept = this.#entry(key)
    if (kept.done?.stamp === stamp) return { checkpoints: kept.done.checkpoints, current: true }
    if (kept.done && kept.done.checkpoints.total > large) {
      // Nobody waits for this. If it fails, the next request starts it again.
      if (!kept.reading) this.#read(kept, stamp, read).catch(() => {})
      return { checkpoints: kept.done.checkpoints, current: false }
    }
    const reading = kept.reading?.stamp === stamp ? kept.reading.checkpoints : this.#read(kept, stamp, read)
    return { checkpoints: await reading, current: true }
  }

  #entry(key: string): KeptCheckpoints {
    const kept = this.#kept.get(key) ?? { done: null, reading: null }
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const oldest = this.#kept.keys().next()
    if (this.#kept.size > this.#most && !oldest.done) this.#kept.delete(oldest.value)
    return kept
  }

  async #read(kept: KeptCheckpoints, stamp: number, read: () => Promise<Checkpoints>): Promise<Checkpoints> {
    const reading = { stamp, checkpoints: read() }
    kept.reading = reading
    try {
      const checkpoints = await reading.checkpoints
      if (!kept.done || kept.done.stamp < stamp) kept.done = { stamp, checkpoints }
      return checkpoints
    } finally {
      if (kept.reading === reading) kept.reading = null
    }
  }
}
