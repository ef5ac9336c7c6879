import { sql } from 'drizzle-orm'
import { newestMigration } from './newest-migration.ts'
import { SchemaTooNewError, type Database } from './open.ts'
import { rowsOf } from './rows-of.ts'

export type JournalEntry = { tag: string; when: number }

/**
 * Tags of migrations with which the previous release still works, such as new tables and new columns that may be null.
 * Any other migration keeps older programs from starting.
 */
export const compatibleMigrations: ReadonlySet<string> = new Set(['0013_message_errors', '0014_first_live'])

/**
 * Checks after migrating that the schema is not newer than this program, or else that it is marked as compatible. The
 * newest program marks it: the comment on Drizzle's table of migrations holds the stamp of the newest migration that
 * older programs must know.
 * @param entries of the journal, oldest first
 * @throws SchemaTooNewError
 */
export async function checkSchemaVersion(
  db: Database,
  entries: readonly JournalEntry[],
  compatible: ReadonlySet<string> = compatibleMigrations,
): Promise<void> {
  const known = entries.at(-1)?.when ?? 0
  const newest = (await newestMigration(db))?.when ?? 0
  if (newest > known) {
    const required = await readRequiredMigration(db)
    if (required === null || required > known) throw new SchemaTooNewError(newest)
    return
  }
  const required = entries.findLast(({ tag }) => !compatible.has(tag))?.when ?? 0
  if ((await readRequiredMigration(db)) !== required)
    await db.execute(
      sql.raw(`comment on table drizzle.__drizzle_migrations is '${commentStart}${Number(required)}'`),
    )
}

const commentStart = 'oldest compatible program: migration '

async function readRequiredMigration(db: Database): Promise<number | null> {
  const [row] = await rowsOf<{ comment: string | null }>(
    db,
    sql`select obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as comment`,
  )
  if (!row?.comment?.startsWith(commentStart)) return null
  return Number(row.comment.slice(commentStart.length))
}
