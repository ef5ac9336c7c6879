import { eq } from 'drizzle-orm'
import { storedNamed } from '#database/registry.ts'
import { fileUses } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'

/** Tells of the items that show a file, when something of it was made that was not there before. */
export async function emitUses({ tx, events }: Change, file: string): Promise<void> {
  for (const use of await tx.select().from(fileUses).where(eq(fileUses.file_id, file))) {
    const stored = storedNamed(use.collection)
    if (!stored || stored.definition.staffOnly) continue
    const [row] = await tx.select().from(stored.table).where(eq(stored.table.id, use.item_id))
    if (row?.emitted_revision !== use.revision_id) continue
    const { collection, item_id, revision_id } = use
    events.push({ collection, item_id, kind: 'updated', revision_id })
  }
}
