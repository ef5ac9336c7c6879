import { and, eq } from 'drizzle-orm'
import { kindOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import type { StoredCollection } from '#database/stored.ts'
import { formerSlugs, revisions } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'

/** The field that an item's address is made of, or is; undefined where its collection has none. */
export const slugField = ({ unique, fields }: Collection): string | undefined =>
  unique.find((name) => {
    const kind = fields[name] && kindOf(fields[name])
    return kind === 'slug' || kind === 'address'
  })

/** Notes the old address of an item when the public sees it under a new one. */
export async function noteMove(
  change: Change,
  { definition }: StoredCollection,
  item_id: string,
  { before, after }: { before: number | null; after: number | null },
): Promise<void> {
  const field = slugField(definition)
  if (field === undefined || after === null || before === after) return
  const { tx, now } = change
  const slugIn = async (revision: number | null) => {
    if (revision === null) return undefined
    const [found] = await tx.select().from(revisions).where(eq(revisions.id, revision))
    return found?.body[field]
  }
  const [old, slug] = [await slugIn(before), await slugIn(after)]
  const collection = definition.name
  if (typeof slug === 'string')
    await tx
      .delete(formerSlugs)
      .where(and(eq(formerSlugs.collection, collection), eq(formerSlugs.slug, slug)))
  if (typeof old !== 'string' || old === slug) return
  await tx
    .insert(formerSlugs)
    .values({ collection, slug: old, item_id, since: now })
    .onConflictDoUpdate({
      target: [formerSlugs.collection, formerSlugs.slug],
      set: { item_id, since: now },
    })
}
