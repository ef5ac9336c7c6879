import { inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { files } from '#database/tables.ts'

const { id, key, mime, bytes, sha256, width, height, sizes, sized } = files
const columns = { id, key, mime, bytes, sha256, width, height, sizes, sized }

/** What is sent about a file. */
export type ShownFile = Pick<
  typeof files.$inferSelect,
  'key' | 'mime' | 'bytes' | 'sha256' | 'width' | 'height' | 'sizes'
>

/** So many pictures take some two megabytes. */
const most = 2000

/** Pictures that have all their sizes, by database; a transaction has its own, since it may be taken back. */
const finished = new WeakMap<object, Map<string, ShownFile>>()

/**
 * What is sent about these files, by their ids. A picture never changes once it has all its sizes, so it is read once; a
 * document can be replaced.
 */
export async function readShownFiles(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownFile>> {
  const known = finished.get(db) ?? new Map<string, ShownFile>()
  finished.set(db, known)
  const found = new Map<string, ShownFile>()
  for (const one of ids) {
    const file = known.get(one)
    if (file) found.set(one, file)
  }
  const left = ids.filter((one) => !found.has(one))
  if (left.length === 0) return found
  for (const row of await db.select(columns).from(files).where(inArray(files.id, left))) {
    found.set(row.id, row)
    if (row.sized && row.mime.startsWith('image/')) known.set(row.id, row)
  }
  for (const oldest of known.keys()) {
    if (known.size <= most) break
    known.delete(oldest)
  }
  return found
}
