import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database } from '#database/open.ts'
import { fileObjects, files, type StoredSize } from '#database/tables.ts'
import type { Changes } from '../../changes/change.ts'
import { system } from '../../changes/actor.ts'
import { drawingKind, sizesFor } from '../../content/image-widths.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { emitUses } from '../emit-uses.ts'

/**
 * Makes a picture's sizes, without its metadata, and tells of the items that show it.
 * Runs again without harm: keys are made from the file's id, and what is finished is not done twice.
 */
export async function makeImageSizes(
  { db, storage, changes }: { db: Database; storage: ObjectStorage; changes: Changes },
  id: string,
): Promise<void> {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file || file.sized) return
  const original = await storage.get(file.key)
  if (!original) throw new Error('the original is not in the store')
  // What an earlier run has made stays.
  const sizes: StoredSize[] = [...file.sizes]
  for (const { width, type } of sizesFor(file)) {
    if (type === drawingKind) continue
    const key = `${id}-${width}.${type.slice('image/'.length)}`
    if (sizes.some((size) => size.key === key)) continue
    // rotate() turns it upright by its metadata, which is then left out.
    const shape = sharp(original, { limitInputPixels: 50_000_000 }).rotate().resize({ width })
    // Effort 2 makes files a few percent larger in a third of the time.
    const made = type === 'image/avif' ? shape.avif({ quality: 55, effort: 2 }) : shape.webp({ quality: 72 })
    const { data, info } = await made.toBuffer({ resolveWithObject: true })
    await storage.put(key, data, type)
    sizes.push({ width: info.width, height: info.height, type, bytes: data.length, key })
    await noteSize(db, id, sizes)
  }
  await changes(system('image-sizes'), async (change) => {
    await change.tx.update(files).set({ sizes, sized: true }).where(eq(files.id, id))
    await emitUses(change, id)
  })
}

/** Each size counts as soon as it is stored, so that staff see how far it is and what is read is there. */
async function noteSize(db: Database, id: string, sizes: readonly StoredSize[]): Promise<void> {
  await db.transaction(async (tx) => {
    const objects = sizes.map(({ key, type, bytes }) => ({ key, file_id: id, mime: type, bytes }))
    await tx.insert(fileObjects).values(objects).onConflictDoNothing()
    await tx
      .update(files)
      .set({ sizes: [...sizes] })
      .where(eq(files.id, id))
  })
}
