import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ItemState } from '#contract/backoffice/content.ts'
import { addressesOf } from '#contract/item-addresses.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { formerSlugs, revisions } from '#database/tables.ts'
import type { StoredBody } from './body.ts'
import { findLinks, hasLinks, type FoundLink } from './find-links.ts'
import { slugField } from './former-slugs.ts'
import { leadsTo, readOwnLink, type LinkAddress } from './link-address.ts'
import type { Row } from './rows.ts'

type Reader = Pick<Database | Tx, 'select'>

/** A revision that counts with its links to an item: the newest, the one that is seen, or the one that takes over. */
export type Linker = {
  stored: StoredCollection
  id: string
  revision: number
  state: ItemState
  body: StoredBody
  links: FoundLink[]
}

/** Revisions of a collection's items that count. */
export const counting = ({ table }: StoredCollection): SQL =>
  sql`${revisions.id} in (${table.draft_revision}, ${table.live_revision}, ${table.next_revision})`

/** The state of one of these revisions. */
export function stateOfRevision(
  revision: number,
  { live_revision: live, next_revision: next, state }: Pick<Row, 'live_revision' | 'next_revision' | 'state'>,
): ItemState {
  if (revision === live) return 'published'
  if (revision === next) return 'scheduled'
  return state === 'archived' || state === 'in_review' ? state : 'draft'
}

/** Reads addresses as they are compared with links; those that are none are left out. */
export const readAddresses = (addresses: readonly string[]): LinkAddress[] =>
  addresses.flatMap((address) => readOwnLink(address) ?? [])

/** Finds all links to some addresses of an item, in whatever form they are written: in live content, drafts and what is scheduled. */
export async function findLinkers(
  db: Reader,
  { id, addresses }: { id: string; addresses: readonly LinkAddress[] },
  ownHosts: readonly string[],
): Promise<Linker[]> {
  if (addresses.length === 0) return []
  const mayHold = or(...addresses.map(holds))
  const linkers: Linker[] = []
  for (const stored of storedCollections) {
    if (stored.definition.staffOnly || !hasLinks(stored.definition)) continue
    const { table } = stored
    const found = await db
      .select({ row: table, revision: revisions.id, body: revisions.body })
      .from(table)
      .innerJoin(revisions, and(eq(revisions.collection, stored.definition.name), counting(stored)))
      .where(and(isNull(table.deleted_at), sql`${table.id} <> ${id}`, mayHold))
    for (const { row, revision, body } of found) {
      const links = findLinks(stored.definition, body).filter(({ href }) => {
        const link = readOwnLink(href, ownHosts)
        return link !== null && addresses.some((address) => leadsTo(link, address))
      })
      const state = stateOfRevision(revision, row)
      if (links.length) linkers.push({ stored, id: row.id, revision, state, body, links })
    }
  }
  return linkers
}

/** Whether a body can hold an address: what tells it from others, or anything that is percent-encoded. */
function holds({ path, query, hash }: LinkAddress): SQL {
  const body = sql`${revisions.body}::text`
  const telling = hash.slice(1) || [...query.values()].at(-1) || (path.split('/').at(-1) ?? '')
  const spellings = [telling, new URLSearchParams({ q: telling }).toString().slice(2)]
  const any = [...new Set(spellings)].map((one) => sql`position(${one} in ${body}) > 0`)
  return sql`(${sql.join(any, sql` or `)} or ${body} ~ '%[0-9A-Fa-f]{2}')`
}

/** All addresses that lead to an item: by its newest, live and coming revision, and those that it had before. */
export async function allAddresses(db: Reader, stored: StoredCollection, id: string): Promise<string[]> {
  const { table, definition } = stored
  const { name } = definition
  const found = await db
    .select({ body: revisions.body })
    .from(table)
    .innerJoin(revisions, and(eq(revisions.collection, name), counting(stored)))
    .where(eq(table.id, id))
  const bodies = found.map(({ body }) => ({ ...body, id }))
  const former = await db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.collection, name), eq(formerSlugs.item_id, id)))
  const field = slugField(definition)
  const before = former.flatMap(({ slug }) =>
    // A page is noted with its whole address.
    slug.startsWith('/') || field === undefined
      ? [slug]
      : bodies.flatMap((body) =>
          addressesOf(name, { ...body, [field]: slug, ...('type' in body && { type: slug }) }),
        ),
  )
  return [...new Set([...bodies.flatMap((body) => addressesOf(name, body)), ...before])]
}
