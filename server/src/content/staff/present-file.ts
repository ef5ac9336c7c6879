import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { StaffFile } from '#contract/backoffice/content.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { files } from '#database/tables.ts'
import { peopleOf } from '../../changes/people.ts'
import { sizesFor } from '../image-widths.ts'

export type FileRow = typeof files.$inferSelect

/** Files as staff see them in the library and in forms. */
export async function showStaffFiles(
  db: Pick<Database, 'select' | 'execute'>,
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
  const failed = await failedJobsOf(
    db,
    rows.filter(({ sized }) => !sized),
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
    making_failed: failed.has(row.id),
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

/** Returns the ids of files whose sizes or first page could not be made. */
async function failedJobsOf(
  db: Pick<Database, 'execute'>,
  rows: readonly FileRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const failed = await rowsOf<{ file: string }>(
    db,
    sql`select data ->> 'file' as file from pgboss.job
      where name in ('image-sizes-dead', 'first-page-dead') and state in ('created', 'retry') and data ->> 'file' in (${ids})`,
  )
  return new Set(failed.map(({ file }) => file))
}

/** The sizes of a picture; of a document its first page. */
const expectedOf = (file: FileRow) => (file.width === null ? 1 : sizesFor(file).length)
