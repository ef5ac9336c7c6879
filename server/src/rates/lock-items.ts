import { inArray } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../changes/change.ts'

/** In one order, before a verb holds a whole collection: of two who decide at once, one waits for the other. */
export async function lockItems(
  { tx }: Change,
  items: readonly { stored: StoredCollection; id: string }[],
): Promise<void> {
  for (const stored of [...new Set(items.map((item) => item.stored))].sort(byName)) {
    const { table } = stored
    const ids = items.filter((item) => item.stored === stored).map(({ id }) => id)
    await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('update')
  }
}

const byName = (a: StoredCollection, b: StoredCollection) => (a.definition.name < b.definition.name ? -1 : 1)
