import { inArray } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { user } from '#database/tables.ts'

/** What members of staff are called, by their ids; programs and those who are gone keep their id. */
export async function staffNames(
  db: Pick<Database | Tx, 'select'>,
  ids: readonly (string | null)[],
): Promise<(id: string) => string> {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null))]
  const rows = wanted.length
    ? await db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, wanted))
    : []
  const byId = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => byId.get(id) ?? id
}
