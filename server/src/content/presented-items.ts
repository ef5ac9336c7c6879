import type { Collection } from '#contract/collection.ts'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { RecentlyUsed } from '../http/recently-used.ts'
import { fileIdsOf } from './body.ts'
import { present } from './present.ts'
import { readBodies, type ListedItem } from './queryable.ts'
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

  /** Their JSON, in their order; without those whose revision is gone meanwhile. */
  async of(stored: StoredCollection, listed: readonly ListedItem[], lang: Lang): Promise<Buffer[]> {
    // Held here: while the others are read, some may have to make room.
    const known = new Map(listed.map((item) => [item, this.#known(item, lang)]))
    const missing = listed.filter((item) => known.get(item) === undefined)
    const made = missing.length > 0 ? await this.#make(stored, missing, lang) : null
    return listed.flatMap((item) => known.get(item) ?? made?.get(item) ?? [])
  }

  #known(item: ListedItem, lang: Lang): Buffer | undefined {
    const kept = this.#kept.get(keyOf(item, lang))
    return kept?.stamp === stampOf(item) ? kept.json : undefined
  }

  async #make(
    { definition }: StoredCollection,
    items: readonly ListedItem[],
    lang: Lang,
  ): Promise<ReadonlyMap<ListedItem, Buffer>> {
    const bodies = await readBodies(
      this.#db,
      items.map(({ revision }) => revision),
    )
    const found = items.flatMap((item) => {
      const body = bodies.get(item.revision)
      return body ? [{ item, row: item.row, body }] : []
    })
    const presented = await present(this.#db, definition, found, lang)
    const made = new Map<ListedItem, Buffer>()
    for (const [index, { item, body }] of found.entries()) {
      const json = Buffer.from(JSON.stringify(presented[index]))
      made.set(item, json)
      if (this.#followsFromRevision(definition, fileIdsOf(body)))
        this.#kept.set(keyOf(item, lang), { stamp: stampOf(item), json })
    }
    return made
  }

  /** What names companies changes with their facts; a picture gets its sizes later, and a document can be replaced. */
  #followsFromRevision({ namesCompanies }: Collection, files: readonly string[]): boolean {
    return !namesCompanies && areFinished(this.#db, files)
  }
}

const keyOf = ({ row }: ListedItem, lang: Lang) => `${lang} ${row.id}`
const stampOf = ({ row, revision }: ListedItem) =>
  `${revision} ${row.version} ${row.created_at} ${row.updated_at} ${row.published_at ?? ''}`
