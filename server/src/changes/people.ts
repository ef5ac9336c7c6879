import { inArray } from 'drizzle-orm'
import type { Person } from '#contract/backoffice/content.ts'
import type { Database, Tx } from '#database/open.ts'
import { serviceAccounts, user } from '#database/tables.ts'

/** The people and programs of these ids; the process itself goes by its id, and so does who is there no more. */
export async function peopleOf(
  db: Pick<Database | Tx, 'select'>,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string | null | undefined) => Person | null> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const found = new Map<string, string>()
  if (wanted.length) {
    for (const { id, name } of await db
      .select({ id: user.id, name: user.name })
      .from(user)
      .where(inArray(user.id, wanted)))
      found.set(id, name)
    if (found.size < wanted.length)
      for (const { id, name } of await db
        .select({ id: serviceAccounts.id, name: serviceAccounts.username })
        .from(serviceAccounts)
        .where(inArray(serviceAccounts.id, wanted)))
        found.set(id, name)
  }
  return (id) => (typeof id === 'string' ? { id, name: found.get(id) ?? id } : null)
}
