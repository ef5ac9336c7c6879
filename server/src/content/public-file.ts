import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { fileObjects, files, fileUses } from '#database/tables.ts'
import { noteDependency, type Dependencies } from '../http/dependencies.ts'
import { visibleItems, whereFields } from './queryable.ts'
import { visibleRevisionOf } from './visibility-rule.ts'

export type PublicFile = {
  key: string
  /** where the store has it */
  storeKey: string
  mime: string
  bytes: number
  name: string
  sha256: string
}

/**
 * Finds the object of a key if it is public: a size of a picture, or a document, that a visible revision refers to.
 * Original pictures are never public, because they may say where they were taken.
 * @param seen receives the item that makes the file public
 */
export async function publicFile(db: Database, key: string, seen?: Dependencies): Promise<PublicFile | null> {
  const [found] = await db
    .select({ object: fileObjects, name: files.name, sha256: files.sha256, original: files.key })
    .from(fileObjects)
    .innerJoin(files, eq(files.id, fileObjects.file_id))
    .where(eq(fileObjects.key, key))
  if (!found || (found.original === key && found.object.mime.startsWith('image/'))) return null
  const uses = await db.select().from(fileUses).where(eq(fileUses.file_id, found.object.file_id))
  for (const { collection, item_id, revision_id } of uses) {
    const stored = storedNamed(collection)
    if (!stored || stored.definition.staffOnly) continue
    const same = and(whereFields(stored, { id: item_id }), eq(visibleRevisionOf(stored), revision_id))
    const [visible] = await visibleItems(db, stored, same, [], 1)
    if (!visible) continue
    if (seen) await noteDependency(db, seen, stored, item_id)
    return {
      key,
      storeKey: found.object.store_key ?? key,
      mime: found.object.mime,
      bytes: found.object.bytes,
      name: found.name,
      sha256: found.sha256,
    }
  }
  return null
}
