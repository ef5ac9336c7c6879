import { and, asc, gt, notInArray, sql, type SQL } from 'drizzle-orm'
import type {
  OpenNyState,
  TextsToTranslate,
  TextToTranslate,
  TranslationCounts,
} from '#contract/backoffice/translations.ts'
import { textsOf } from '#contract/backoffice/texts.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { sectionAt } from '../section-at.ts'
import { readersOf } from './who-may-read.ts'
import { titleOf } from '../search-column.ts'
import { stateOf } from '../translations.ts'

type Asked = { state: OpenNyState | null; collection: string | null; after: string | null }

/** A page has this many texts or a few more: an item's texts stay together. */
const most = 40
const itemsAtOnce = 20
const columns = {
  missing: revisions.ny_missing,
  stale: revisions.ny_stale,
  unreviewed: revisions.ny_unreviewed,
}
const states = Object.keys(columns) as OpenNyState[] // the keys of the columns above

/** Returns the collections whose texts an actor can see: what customers sent is not translated. */
const translatedBy = (actor: Actor): StoredCollection[] =>
  storedCollections.filter(({ definition }) => !definition.staffOnly && hasRole(actor, readersOf(definition)))

/** Items that can be written now; what waits for a decision is left to those who decide. */
const writable = ({ table, definition }: StoredCollection): SQL | undefined =>
  and(
    sql`${table.deleted_at} is null`,
    notInArray(table.state, ['archived', 'in_review']),
    definition.appendOnly ? sql`${table.live_revision} is null` : undefined,
  )

const asksForWork = (state: OpenNyState | null): SQL =>
  sql.join(
    (state === null ? states : [state]).map((one) => sql`${columns[one]} > 0`),
    sql` or `,
  )

/** Texts of live and draft content whose Chichewa is missing, stale or under review, collection by collection. */
export async function textsToTranslate(
  db: Database,
  actor: Actor,
  { state, collection, after }: Asked,
): Promise<TextsToTranslate> {
  const [from = null, afterId = null] = after?.split('/') ?? []
  const all = translatedBy(actor).filter(
    ({ definition }) => collection === null || definition.name === collection,
  )
  const begin = from === null ? 0 : all.findIndex(({ definition }) => definition.name === from)
  if (begin < 0) return { texts: [], next: null }
  const texts: TextToTranslate[] = []
  for (const stored of all.slice(begin)) {
    let last = stored.definition.name === from ? afterId : null
    for (;;) {
      const items = await itemsOf(db, stored, state, last)
      for (const item of items) {
        texts.push(...textsIn(stored, item, state))
        last = item.id
        if (texts.length >= most) return { texts, next: `${stored.definition.name}/${last}` }
      }
      if (items.length < itemsAtOnce) break
    }
  }
  return { texts, next: null }
}

const itemsOf = (db: Database, stored: StoredCollection, state: OpenNyState | null, after: string | null) => {
  const { table } = stored
  return db
    .select({
      id: table.id,
      live: sql<boolean>`${table.live_revision} is not null`,
      body: revisions.body,
      translations: revisions.translations,
    })
    .from(table)
    .innerJoin(revisions, sql`${revisions.id} = ${table.draft_revision}`)
    .where(
      and(writable(stored), sql`(${asksForWork(state)})`, after === null ? undefined : gt(table.id, after)),
    )
    .orderBy(asc(table.id))
    .limit(itemsAtOnce)
}

function textsIn(
  { definition }: StoredCollection,
  { id, live, body, translations }: Awaited<ReturnType<typeof itemsOf>>[number],
  only: OpenNyState | null,
): TextToTranslate[] {
  const title = titleOf(definition, body)
  return textsOf(definition.fields, body).flatMap((text) => {
    const state = stateOf(text, translations[text.path])
    // A text without English has nothing to be translated from.
    if (state === 'reviewed' || text.en === '' || (only !== null && state !== only)) return []
    return [
      { collection: definition.name, id, title, state, live, section: sectionAt(body, text.path), ...text },
    ]
  })
}

/** How much there is to do, by collection; those with nothing are left out. */
export async function countTextsToTranslate(db: Database, actor: Actor): Promise<TranslationCounts[]> {
  const counts: TranslationCounts[] = []
  for (const stored of translatedBy(actor)) {
    const sum = (state: OpenNyState) => sql<number>`coalesce(sum(${columns[state]}), 0)::int`
    const [row] = await db
      .select({ missing: sum('missing'), stale: sum('stale'), unreviewed: sum('unreviewed') })
      .from(stored.table)
      .innerJoin(revisions, sql`${revisions.id} = ${stored.table.draft_revision}`)
      .where(writable(stored))
    if (row && row.missing + row.stale + row.unreviewed > 0)
      counts.push({ collection: stored.definition.name, ...row })
  }
  return counts
}
