import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { foldText } from '#contract/rules/search-text.ts'
import type { Database } from '#database/open.ts'
import { files } from '#database/tables.ts'
import { showStaffFiles } from './present-file.ts'
import { writeCursor, type Cursor } from '../content/staff/list-query.ts'

type Asked = {
  q?: string | undefined
  kind?: 'picture' | 'document' | undefined
  after?: Cursor | undefined
  limit: number
}

/** The library, the newest first; by a part of the name or of the alternative text. */
export async function readLibrary(
  db: Database,
  { q = '', kind, after, limit }: Asked,
): Promise<{ items: StaffFile[]; next: string | null }> {
  const pattern = `%${foldText(q).replace(/[\\%_]/g, '\\$&')}%`
  const words = sql`lower(concat_ws(' ', ${files.name}, ${files.alt} ->> 'en', ${files.alt} ->> 'ny'))`
  const found = await db
    .select()
    .from(files)
    .where(
      and(
        isNull(files.deleted_at),
        q.trim() === '' ? undefined : sql`${words} like ${pattern}`,
        kind && (kind === 'picture' ? isNotNull(files.width) : isNull(files.width)),
        after && sql`(${files.created_at}, ${files.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(files.created_at), desc(files.id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const next = found.length > limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null
  return { items: await showStaffFiles(db, shown), next }
}
