import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { fileObjects, files } from '#database/tables.ts'
import { fileIdsOf } from '../content/body.ts'
import { viewKey } from '../content/staff/render-preview.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import { publicFile } from '../content/public-file.ts'
import { asBuffer, viewFile, type FileContent } from './view-file.ts'

/** A file that a preview may show: one that its own body names, or one that is public; null for any other. */
export async function previewFile(
  db: Database,
  storage: ObjectStorage,
  body: unknown,
  key: string,
): Promise<FileContent | null> {
  const ids = fileIdsOf(body)
  const named = ids.length ? await db.select().from(files).where(inArray(files.id, ids)) : []
  const bare = named.find(({ id }) => viewKey(id) === key)
  if (bare) return viewFile(db, storage, bare)
  const [object] = await db.select().from(fileObjects).where(eq(fileObjects.key, key))
  const own = object && named.find(({ id }) => id === object.file_id)
  // The original of a picture stays inside, here too.
  if (object && own && (own.key !== key || own.width === null)) {
    const bytes = await storage.get(object.store_key ?? key)
    return bytes && { mime: object.mime, bytes: asBuffer(bytes) }
  }
  const open = await publicFile(db, key)
  const bytes = open && (await storage.get(open.storeKey))
  return open && bytes ? { mime: open.mime, bytes: asBuffer(bytes) } : null
}
