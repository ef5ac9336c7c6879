import type { StaffFile } from '#contract/backoffice/content.ts'
import type { Database } from '#database/open.ts'
import type { files } from '#database/tables.ts'
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
    version: row.version,
    created_at: row.created_at,
    created_by: person(row.created_by),
  }))
}

/** The sizes of a picture; of a document its first page. */
const expectedOf = (file: FileRow) => (file.width === null ? 1 : sizesFor(file).length)
