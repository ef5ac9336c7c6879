import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { FilePage } from '#contract/backoffice/content.ts'
import { hasPart } from '../content/folded-text.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { files } from '#database/tables.ts'
import { showStaffFiles } from '../content/staff/present-file.ts'
import { afterKey, inOrder, nextOf, readPage, type Key, type Keyset } from '../http/paging.ts'

const newestFirst: Keyset = { by: [files.created_at, files.id], order: 'desc' }

type LibraryQuery = {
  q?: string | undefined
  kind?: 'picture' | 'document' | undefined
  tag?: string | undefined
  sha256?: string | undefined
  after?: Key | undefined
  limit: number
}

/** Every tag that a file of the library has, in order. */
export async function readTags(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ tag: string }>(
    db,
    sql`select distinct unnest(${files.tags}) as tag from ${files} where ${files.deleted_at} is null order by 1 limit 500`,
  )
  return rows.map(({ tag }) => tag)
}

/** The library, the newest first; by a part of the name or of the alternative text. */
export async function readLibrary(
  db: Database,
  { q = '', kind, tag, sha256, after, limit }: LibraryQuery,
): Promise<FilePage> {
  const words = sql`concat_ws(' ', ${files.name}, ${files.alt} ->> 'en', ${files.alt} ->> 'ny')`
  const where = and(
    isNull(files.deleted_at),
    hasPart(words, q),
    kind && (kind === 'picture' ? isNotNull(files.width) : isNull(files.width)),
    tag === undefined ? undefined : sql`${files.tags} @> array[${tag}]::text[]`,
    sha256 === undefined ? undefined : eq(files.sha256, sha256),
    afterKey(newestFirst, after),
  )
  const page = await readPage(
    limit,
    (rows) =>
      db
        .select()
        .from(files)
        .where(where)
        .orderBy(...inOrder(newestFirst))
        .limit(rows),
    ({ created_at, id }) => [created_at, id],
  )
  return { items: await showStaffFiles(db, page.rows), next: nextOf(page) }
}
