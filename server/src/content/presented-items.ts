import type { Collection } from '#contract/collection.ts'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { RecentlyUsed } from '../http/recently-used.ts'
import { fileIdsOf } from './body.ts'
import { present } from './present.ts'
import { readBodies, type ListEntry } from './queryable.ts'
import { areFinished } from './shown-files.ts'

/** So many bytes of JSON. */
const most = 6_000_000

/** `json` in UTF-8: a list is put together without writing its texts again. */
type Kept = { stamp: string; json: Buffer }

/**
 * Items as the public reads them, as JSON. A revision never changes, so what was made of it is kept: a list that is made
 * anew, since one of its items changed or somebody asks for another part of it, reads and writes only what is new in it.
 */
export class PresentedItems {
  readonly #db: Database
  readonly #kept = new RecentlyUsed<string, Kept>(
    most,
    (key, { stamp, json }) => key.length + stamp.length + json.length,
  )

  constructor(db: Database) {
    this.#db = db
  }

  /** The entries' JSON, in their order; without those whose revision is gone meanwhile. */
  async of({ definition }: StoredCollection, entries: readonly ListEntry[], lang: Lang): Promise<Buffer[]> {
    const wanted = entries.map((entry) => ({ entry, key: `${lang} ${entry.row.id}`, stamp: stampOf(entry) }))
    const known = new Map<ListEntry, Buffer>()
    for (const { entry, key, stamp } of wanted) {
      const kept = this.#kept.get(key)
      if (kept?.stamp === stamp) known.set(entry, kept.json)
    }
    const left = wanted.filter(({ entry }) => !known.has(entry))
    const bodies = await readBodies(
      this.#db,
      left.map(({ entry }) => entry.revision),
    )
    const found = left.flatMap((one) => {
      const body = bodies.get(one.entry.revision)
      return body ? [{ ...one, body }] : []
    })
    const items = await present(
      this.#db,
      definition,
      found.map(({ entry: { row }, body }) => ({ row, body })),
      lang,
    )
    for (const [index, { entry, key, stamp, body }] of found.entries()) {
      const json = Buffer.from(JSON.stringify(items[index]))
      known.set(entry, json)
      if (this.#followsFromRevision(definition, fileIdsOf(body))) this.#kept.set(key, { stamp, json })
    }
    return entries.flatMap((entry) => known.get(entry) ?? [])
  }

  /** What names companies changes with their facts; a picture gets its sizes later, and a document can be replaced. */
  #followsFromRevision({ namesCompanies }: Collection, files: readonly string[]): boolean {
    return !namesCompanies && areFinished(this.#db, files)
  }
}

const stampOf = ({ row, revision }: ListEntry) =>
  `${revision} ${row.version} ${row.created_at} ${row.updated_at} ${row.published_at ?? ''}`
