import { and, eq, inArray } from 'drizzle-orm'
import { kindOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { hasAddresses } from '#contract/item-addresses.ts'
import type { StoredCollection } from '#database/stored.ts'
import { formerSlugs, revisions } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'

/** The field that an item's address is made of, or is; undefined where its collection has none. */
export const slugField = ({ unique, fields }: Collection): string | undefined =>
  unique.find((name) => {
    const kind = fields[name] && kindOf(fields[name])
    return kind === 'slug' || kind === 'address'
  })

/**
 * Records the slug of an item when the public sees it under another one, or no longer at all. Links to it follow at the end of the
 * change; links to an item that left the site follow a redirect.
 */
export async function noteMove(
  change: Change,
  { definition }: StoredCollection,
  item_id: string,
  { before, after }: { before: number | null; after: number | null },
): Promise<void> {
  const field = slugField(definition)
  const collection = definition.name
  if ((field === undefined && !hasAddresses(collection)) || before === after) return
  const { tx, now } = change
  const bodyOf = async (revision: number | null) => {
    if (revision === null) return null
    const [found] = await tx.select().from(revisions).where(eq(revisions.id, revision))
    return found?.body ?? null
  }
  const [earlier, body] = [await bodyOf(before), await bodyOf(after)]
  if (earlier) change.moves.push({ collection, item_id, before: earlier, after: body })
  if (field === undefined) return
  const [old, names] = [namesIn(definition, field, earlier), namesIn(definition, field, body)]
  if (names.length)
    await tx
      .delete(formerSlugs)
      .where(and(eq(formerSlugs.collection, collection), inArray(formerSlugs.slug, names)))
  const gone = old.filter((one) => !names.includes(one))
  if (!gone.length) return
  await tx
    .insert(formerSlugs)
    .values(gone.map((slug) => ({ collection, slug, item_id, since: now })))
    .onConflictDoUpdate({
      target: [formerSlugs.collection, formerSlugs.slug],
      set: { item_id, since: now },
    })
}

/** What addresses name an item by: its slug, or its `type` where it has one. */
function namesIn({ unique }: Collection, field: string, body: Record<string, unknown> | null): string[] {
  const names = unique.includes('type') ? [body?.['type'] ?? body?.[field], body?.[field]] : [body?.[field]]
  return [...new Set(names.filter((one) => typeof one === 'string'))]
}
