import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ItemState, Use } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { writtenReference, type Reference } from '#contract/rules/references.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { fileUses, revisions } from '#database/tables.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { maskedTitle } from '../personal-data.ts'
import { titleOf } from '../search-column.ts'
import type { StoredBody } from '../body.ts'
import { counting, findLinkers, readAddresses, stateOfRevision } from '../linkers.ts'
import { sectionAt } from '../section-at.ts'
import { readersOf } from './who-may-read.ts'

type Reader = Pick<Database | Tx, 'select'>
const most = 100

async function usesIn(
  db: Reader,
  actor: Actor,
  stored: StoredCollection,
  where: SQL | undefined,
): Promise<Use[]> {
  const { table, definition } = stored
  const found = await db
    .select({ row: table, revision: revisions.id, body: revisions.body })
    .from(table)
    .innerJoin(revisions, and(eq(revisions.collection, definition.name), counting(stored)))
    .where(and(isNull(table.deleted_at), where))
    .limit(most)
  return found.map(({ row, revision, body }) =>
    useOf(actor, definition, { id: row.id, state: stateOfRevision(revision, row), body }),
  )
}

/** Who may not read an item learns only that there is one. */
function useOf(
  actor: Actor,
  definition: Collection,
  { id, state, body }: { id: string; state: ItemState; body: StoredBody },
): Use {
  const named = hasRole(actor, readersOf(definition))
  const title = named ? maskedTitle(definition, titleOf(definition, body)) : ''
  const live = state === 'published'
  return {
    collection: definition.name,
    id: named ? id : '',
    title,
    live,
    state: definition.staffOnly ? null : state,
  }
}

/** One line an item: that the public sees it counts for more. */
const once = (uses: readonly Use[]): Use[] => {
  const byItem = new Map<string, Use>()
  for (const use of uses) {
    const key = `${use.collection} ${use.id}`
    if (!byItem.get(key)?.live) byItem.set(key, use)
  }
  return [...byItem.values()]
}

/**
 * Items whose newest, live or coming revision shows a file or links to it. Texts are searched as well as recorded uses:
 * earlier releases did not record every spelling of a link.
 */
export async function usersOfFile(db: Reader, actor: Actor, file: string): Promise<Use[]> {
  const rows = await db
    .select({ collection: fileUses.collection, revision: fileUses.revision_id })
    .from(fileUses)
    .where(eq(fileUses.file_id, file))
  const uses: Use[] = []
  for (const stored of storedCollections) {
    const own = rows.filter(({ collection }) => collection === stored.definition.name)
    const ids = own.map(({ revision }) => revision)
    const named = sql`position(${file} in ${revisions.body}::text) > 0`
    uses.push(...(await usesIn(db, actor, stored, or(inArray(revisions.id, ids), named))))
  }
  return once(uses)
}

/** Other items that link to an item's addresses, with the places, or name its id, such as a lead that names a branch. */
export async function usersOfItem(
  db: Reader,
  actor: Actor,
  { definition }: StoredCollection,
  { id, addresses, ownHosts }: { id: string; addresses: readonly string[]; ownHosts: readonly string[] },
): Promise<Use[]> {
  const uses: Use[] = []
  for (const { stored, links, ...linker } of await findLinkers(
    db,
    { id, addresses: readAddresses(addresses) },
    ownHosts,
  )) {
    const use = useOf(actor, stored.definition, linker)
    const places = links.map((link) => ({ ...link, section: sectionAt(linker.body, link.path) }))
    uses.push({ ...use, ...(use.id !== '' && { places }) })
  }
  const named = sql`position(${id} in ${revisions.body}::text) > 0`
  for (const stored of storedCollections) {
    const self = stored.definition.name === definition.name ? ne(stored.table.id, id) : undefined
    uses.push(...(await usesIn(db, actor, stored, and(named, self))))
  }
  return once(uses).slice(0, most)
}

/** Items whose live texts refer to any of some figures. */
export async function liveUsersOf(
  db: Reader,
  actor: Actor,
  references: readonly Reference[],
): Promise<Use[]> {
  const where = or(
    ...references.map((one) => sql`position(${writtenReference(one)} in ${revisions.body}::text) > 0`),
  )
  const uses: Use[] = []
  for (const stored of storedCollections)
    if (!stored.definition.staffOnly) uses.push(...(await usesIn(db, actor, stored, where)))
  return once(uses).filter(({ live }) => live)
}
