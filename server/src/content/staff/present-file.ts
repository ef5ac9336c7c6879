import { and, inArray, isNull } from 'drizzle-orm'
import type { StaffFile } from '#contract/backoffice/content.ts'
import type { Database } from '#database/open.ts'
import { files } from '#database/tables.ts'
import { peopleOf } from '../../changes/people.ts'
import { sizesFor } from '../image-widths.ts'

export type FileRow = typeof files.$inferSelect

/** Files as staff see them in the library and in forms. */
export async function showStaffFiles(
  db: Pick<Database, 'select'>,
  rows: readonly FileRow[],
): Promise<StaffFile[]> {
  const person = await peopleOf(
    db,
    rows.map(({ created_by }) => created_by),
  )
  const wholes = await keptOf(
    db,
    rows.flatMap(({ cropped_from }) => cropped_from ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    made: row.sizes.length,
    expected: row.sized ? row.sizes.length : expectedOf(row),
    view: `/backoffice/api/files/${row.id}/view`,
    url: `/files/${row.key}`,
    alt: row.alt,
    focal: row.focal,
    tags: row.tags,
    cropped_from: row.cropped_from !== null && wholes.has(row.cropped_from) ? row.cropped_from : null,
    version: row.version,
    created_at: row.created_at,
    created_by: person(row.created_by),
  }))
}

/** Which of these the library still has. */
async function keptOf(db: Pick<Database, 'select'>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const kept = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), isNull(files.deleted_at)))
  return new Set(kept.map(({ id }) => id))
}

/** The sizes of a picture; of a document its first page. */
const expectedOf = (file: FileRow) => (file.width === null ? 1 : sizesFor(file).length)
