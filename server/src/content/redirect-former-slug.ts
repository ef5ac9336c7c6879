import { and, eq } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { formerSlugs } from '#database/tables.ts'
import { slugField } from './former-slugs.ts'
import { visibleItems, whereFields } from './queryable.ts'

/** The current slug of the item that once had this one, or null. */
export async function movedTo(
  db: Pick<Database | Tx, 'select'>,
  stored: StoredCollection,
  slug: string,
): Promise<string | null> {
  const field = slugField(stored.definition)
  if (field === undefined) return null
  const [former] = await db
    .select()
    .from(formerSlugs)
    .where(and(eq(formerSlugs.collection, stored.definition.name), eq(formerSlugs.slug, slug)))
  if (!former) return null
  const [found] = await visibleItems(db, stored, whereFields(stored, { id: former.item_id }), [], 1)
  const now = found?.body[field]
  return typeof now === 'string' ? now : null
}
