import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { isVisible } from './visibility-rule.ts'

/**
 * A list's length and, every 500 items, where it stands: so that page 100,000 costs what page 1 does. An OFFSET
 * from the beginning reads all it skips.
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

/** Where to start reading for an offset: at or after an anchor, then a short way on. */
export function startFrom(
  { table }: StoredCollection,
  anchors: Checkpoints,
  offset: number,
): { where: SQL | undefined; skip: number } {
  const anchor = anchors.at[Math.floor(offset / anchors.every)]
  if (!anchor || offset < anchors.every) return { where: undefined, skip: offset }
  return {
    where: sql`(${table.published_at}, ${table.created_at}) <= (${anchor.published_at}, ${anchor.created_at})`,
    skip: offset % anchors.every,
  }
}

/** Beyond this length a walk is long enough to be noticed by whoever waits for it. */
const large = 5000

type KeptCheckpoints = {
  done: { stamp: number; anchors: Checkpoints } | null
  reading: { stamp: number; anchors: Promise<Checkpoints> } | null
}

/**
 * Keeps the anchors of each list until its collection moves. A long list's are read anew behind the scenes, and
 * its old ones serve meanwhile: page 1 is exact in any case, a deep page may be off by what has just come.
 */
export class PageCheckpoints {
  readonly #kept = new Map<string, KeptCheckpoints>()
  readonly #most = 500

  /**
   * @param stamp the number of the collection's last change; another one reads anew
   * @returns the anchors, and whether they are of that change: what is made from older ones is not for keeping
   */
  async get(
    key: string,
    stamp: number,
    read: () => Promise<Checkpoints>,
  ): Promise<{ anchors: Checkpoints; current: boolean }> {
    const kept = this.#entry(key)
    if (kept.done?.stamp === stamp) return { anchors: kept.done.anchors, current: true }
    if (kept.done && kept.done.anchors.total > large) {
      // Nobody waits for this walk; where it fails, the next asker begins another.
      if (!kept.reading) this.#read(kept, stamp, read).catch(() => {})
      return { anchors: kept.done.anchors, current: false }
    }
    const reading = kept.reading?.stamp === stamp ? kept.reading.anchors : this.#read(kept, stamp, read)
    return { anchors: await reading, current: true }
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
    const reading = { stamp, anchors: read() }
    kept.reading = reading
    try {
      const anchors = await reading.anchors
      if (!kept.done || kept.done.stamp < stamp) kept.done = { stamp, anchors }
      return anchors
    } finally {
      if (kept.reading === reading) kept.reading = null
    }
  }
}
