import { and, eq, inArray } from 'drizzle-orm'
import { addressesOf, hasAddresses } from '#contract/item-addresses.ts'
import { amayiSlug } from '#contract/rules/loan-address.ts'
import { ownAddresses } from '#contract/rules/product-address.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { formerSlugs, revisions } from '#database/tables.ts'
import type { StoredBody } from './body.ts'
import { slugField } from './former-slugs.ts'
import { leadsTo, readOwnLink, type LinkAddress } from './link-address.ts'
import { visibleRevision } from './resolve-schedule.ts'
import { scheduledIn } from './resting-state.ts'

/** Items whose addresses do not contain their slug. */
const ownSlugs = [...Object.keys(ownAddresses), amayiSlug]

/**
 * Returns whether an address led to an item that was public and is not scheduled to come back: it was archived or deleted, or has
 * ended.
 * @param target path and query as they were sent
 */
export async function isWithdrawn(db: Database, target: string): Promise<boolean> {
  const asked = readOwnLink(target)
  if (!asked) return false
  const names = [asked.path, asked.path.split('/').at(-1) ?? '', ...asked.query.values(), ...ownSlugs]
  const addressed = storedCollections.filter(({ definition: { name } }) => hasAddresses(name))
  const former = await db
    .select()
    .from(formerSlugs)
    .where(
      and(
        inArray(
          formerSlugs.collection,
          addressed.map(({ definition: { name } }) => name),
        ),
        // The database stores no such character (refuse-unstorable.ts).
        inArray(
          formerSlugs.slug,
          names.filter((name) => !name.includes('\0')),
        ),
      ),
    )
  for (const stored of addressed)
    for (const { item_id: id, slug } of former.filter(
      ({ collection }) => collection === stored.definition.name,
    ))
      if (await isWithdrawnFrom(db, stored, { id, slug, asked })) return true
  return false
}

async function isWithdrawnFrom(
  db: Database,
  stored: StoredCollection,
  { id, slug, asked }: { id: string; slug: string; asked: LinkAddress },
): Promise<boolean> {
  const { table, definition } = stored
  const [found] = await db
    .select({ row: table, body: revisions.body })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(eq(table.id, id))
  const now = isoMicroseconds(new Date().toISOString())
  if (!found || visibleRevision(found.row, now) !== null || scheduledIn(found.row, now) !== null) return false
  const addresses = slug.startsWith('/')
    ? [slug]
    : addressesOf(definition.name, withSlug(stored, { ...found.body, id }, slug))
  return addresses.some((address) => {
    const link = readOwnLink(address)
    return link !== null && leadsTo(asked, link)
  })
}

/** The fields of an item as they were when it had a slug; `type` stands for it in some addresses. */
function withSlug({ definition }: StoredCollection, body: StoredBody, slug: string): StoredBody {
  const field = slugField(definition)
  return { ...body, ...(field !== undefined && { [field]: slug }), ...('type' in body && { type: slug }) }
}
