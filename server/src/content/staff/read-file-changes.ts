import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FileChange } from '#contract/backoffice/content.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { files, fileUses, fileVersions } from '#database/tables.ts'
import { peopleOf } from '../../changes/people.ts'

/** When a version took effect. */
const effectiveAt = sql<string>`coalesce(${fileVersions.approved_at}, ${fileVersions.created_at})`.mapWith(
  fileVersions.created_at,
)

/**
 * Reads the new versions of all files that an item shows or links to in any revision, newest first.
 * @returns a function for those that took effect from one time until another
 */
export async function readFileChanges(
  db: Database,
  { definition }: StoredCollection,
  id: string,
): Promise<(from: string, until: string | undefined) => FileChange[]> {
  const uses = db
    .select({ id: fileUses.file_id })
    .from(fileUses)
    .where(and(eq(fileUses.collection, definition.name), eq(fileUses.item_id, id)))
  const rows = await db
    .select({ version: fileVersions, at: effectiveAt, name: files.name })
    .from(fileVersions)
    .innerJoin(files, eq(files.id, fileVersions.file_id))
    .where(inArray(fileVersions.file_id, uses))
    .orderBy(desc(effectiveAt))
    .limit(1000)
  const personOf = await peopleOf(
    db,
    rows.flatMap(({ version }) => [version.created_by, version.approved_by]),
  )
  const changes = rows.map(({ version, at, name }): FileChange => ({
    file: version.file_id,
    name,
    // The row is the version before, and names who replaced it.
    number: version.number + 1,
    at,
    by: personOf(version.created_by),
    reason: version.reason,
    approved_by: personOf(version.approved_by),
  }))
  return (from, until) => changes.filter(({ at }) => at >= from && (until === undefined || at < until))
}
