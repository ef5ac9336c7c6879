import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { fileObjects, files, type StoredSize } from '#database/tables.ts'
import type { Changes } from '../../changes/change.ts'
import { system } from '../../changes/actor.ts'
import { storeKeyOf } from '../storage-key.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { emitUses } from '../emit-uses.ts'

type PageDrawer = {
  firstPage(bytes: Uint8Array): Promise<{ data: Buffer; width: number; height: number } | null>
}

/**
 * Makes the picture of a document's first page where that is lighter than the document, and tells of the items that
 * offer the document. One that cannot be drawn goes without; the document itself is as it was. Runs again without harm,
 * like the pictures' sizes.
 */
export async function makeFirstPage(
  {
    db,
    storage,
    changes,
    inspector,
  }: { db: Database; storage: ObjectStorage; changes: Changes; inspector: PageDrawer },
  id: string,
): Promise<void> {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file || file.sized) return
  const original = await storage.get(await storeKeyOf(db, file.key))
  if (!original) throw new Error('the original is not in the store')
  const page = await inspector.firstPage(original)
  const sizes: StoredSize[] = []
  // A preview is there to save fetching the document: one that weighs as much saves nothing.
  if (page && page.data.length < original.length) {
    const { data, width, height } = page
    // A replaced document's first page has an address of its own: that of the one before is kept for good.
    const key = `${id}-page-1${file.version > 1 ? `-v${file.version}` : ''}.webp`
    await storage.put(key, data, 'image/webp')
    sizes.push({ width, height, type: 'image/webp', bytes: data.length, key })
  }
  await changes(system('first-page'), async (change) => {
    await change.tx.update(files).set({ sizes, sized: true }).where(eq(files.id, id))
    const objects = sizes.map(({ key, type, bytes }) => ({ key, file_id: id, mime: type, bytes }))
    if (objects.length === 0) return
    await change.tx.insert(fileObjects).values(objects).onConflictDoNothing()
    await emitUses(change, id)
  })
}
