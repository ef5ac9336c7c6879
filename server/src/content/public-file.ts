import { and, eq } from 'drizzle-orm'
import { documents } from '#contract/collections/documents.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { fileObjects, files, fileUses } from '#database/tables.ts'
import { noteDependency, type Dependencies } from '../http/dependencies.ts'
import { visibleItems, whereFields } from './queryable.ts'
import { titleOf } from './search-column.ts'
import { visibleRevisionOf } from './visibility-rule.ts'

export type PublicFile = {
  key: string
  /** where the store has it */
  storeKey: string
  mime: string
  bytes: number
  /** the title of the document that it belongs to, else its name in the library */
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
  const isDocument = ({ collection }: { collection: string }) => collection === documents.name
  // A page that links to a file does not name it.
  const inOrder = uses.toSorted((a, b) => Number(isDocument(b)) - Number(isDocument(a)))
  for (const { collection, item_id, revision_id } of inOrder) {
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
      name: collection === documents.name ? titleOf(stored.definition, visible.body) : found.name,
      sha256: found.sha256,
    }
  }
  return null
}
