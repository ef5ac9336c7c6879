import { inArray } from 'drizzle-orm'
import type { Person } from '#contract/backoffice/content.ts'
import type { Database, Tx } from '#database/open.ts'
import { serviceAccounts, user } from '#database/tables.ts'

type Ids = readonly (string | null | undefined)[]

/** What the people and service accounts of these ids are called. Whoever is gone keeps the id; the process has its own name. */
export async function namesOf(db: Pick<Database | Tx, 'select'>, ids: Ids): Promise<(id: string) => string> {
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
  return (id) => found.get(id) ?? begun(id)
}

/** The process's own names, such as "sample content", are words; they begin as people's names do. */
const begun = (id: string) => (/^[a-z]+( [a-z]+)*$/.test(id) ? id.charAt(0).toUpperCase() + id.slice(1) : id)

/** The same, as id and name together. */
export async function peopleOf(
  db: Pick<Database | Tx, 'select'>,
  ids: Ids,
): Promise<(id: string | null | undefined) => Person | null> {
  const nameOf = await namesOf(db, ids)
  return (id) => (typeof id === 'string' ? { id, name: nameOf(id) } : null)
}
