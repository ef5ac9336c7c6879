import { inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { files } from '#database/tables.ts'
import { RecentlyUsed } from '../http/recently-used.ts'

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
const finished = new WeakMap<object, RecentlyUsed<string, ShownFile>>()

/** Whether all of them are pictures with all their sizes that were read lately: what is sent about them stays the same. */
export const areFinished = (db: Pick<Database, 'select'>, ids: readonly string[]): boolean =>
  ids.every((one) => finished.get(db)?.get(one) !== undefined)

/**
 * What is sent about these files, by their ids. A picture never changes once it has all its sizes, so it is read once; a
 * document can be replaced.
 */
export async function readShownFiles(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownFile>> {
  const known = finished.get(db) ?? new RecentlyUsed<string, ShownFile>(most)
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
  return found
}
