import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'
import { titleOf } from './search-column.ts'

/** Returns the English titles of items that records refer to by id, archived ones too. */
export async function namesOfItems(
  db: Pick<Database, 'select'>,
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const stored = storedNamed(collection)
  if (!stored || ids.length === 0) return new Map()
  const rows = await db
    .select({ id: stored.table.id, body: revisions.body })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, stored.table.draft_revision))
    .where(inArray(stored.table.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, body }) => [id, titleOf(stored.definition, body)]))
}
