import { inArray } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { serviceAccounts } from '#database/tables.ts'

/**
 * Returns who counts as having done what the given ids did: each id itself, and for a service account also the
 * administrator who made it.
 */
export async function loadDoers(
  db: Pick<Database | Tx, 'select'>,
  ids: readonly (string | null)[],
): Promise<(id: string) => string[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const made = wanted.length
    ? await db
        .select({ id: serviceAccounts.id, owner: serviceAccounts.created_by })
        .from(serviceAccounts)
        .where(inArray(serviceAccounts.id, wanted))
    : []
  const owners = new Map(made.map(({ id, owner }) => [id, owner]))
  return (id) => [id, ...[owners.get(id) ?? []].flat()]
}
