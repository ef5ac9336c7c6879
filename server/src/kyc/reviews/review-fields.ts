import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'

/** The English names of items that submissions refer to by id, archived ones too. */
export async function namesOfItems(
  db: Pick<Database, 'select'>,
  collection: 'branches' | 'kyc_account_types',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const stored = storedNamed(collection)
  if (!stored || ids.length === 0) return new Map()
  const rows = await db
    .select({ id: stored.table.id, body: revisions.body })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, stored.table.draft_revision))
    .where(inArray(stored.table.id, [...new Set(ids)]))
  return new Map(rows.flatMap(({ id, body }) => englishOf(body['name'], id)))
}

/** A name is one line, or a text in both languages. */
function englishOf(name: unknown, id: string): [string, string][] {
  if (typeof name === 'string') return [[id, name]]
  return typeof name === 'object' && name !== null && 'en' in name && typeof name.en === 'string'
    ? [[id, name.en]]
    : []
}
