import { inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { serviceAccounts } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'

type Owned = Pick<typeof serviceAccounts.$inferSelect, 'created_by' | 'taken_over_by'>

/** Returns the administrators to whom the account's work counts: its maker and those who took it over. */
export const ownersOf = ({ created_by, taken_over_by }: Owned): string[] => [created_by, ...taken_over_by]

/** The administrator who answers for the account now. */
export const currentOwner = sql<string>`coalesce(
  ${serviceAccounts.taken_over_by}[cardinality(${serviceAccounts.taken_over_by})], ${serviceAccounts.created_by})`

/** Refuses an account for which no active administrator answers. */
export const ownerInactive = () =>
  new AppError(
    'forbidden',
    'The administrator responsible for this service account is no longer active. Another administrator must take it over.',
  )

/** Returns who counts as having done what the given ids did: each id itself, and the owners of a service account. */
export async function loadDoers(
  db: Pick<Database | Tx, 'select'>,
  ids: readonly (string | null)[],
): Promise<(id: string) => string[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const accounts = await db.select().from(serviceAccounts).where(inArray(serviceAccounts.id, wanted))
  const owners = new Map(accounts.map((account) => [account.id, ownersOf(account)]))
  return (id) => [id, ...(owners.get(id) ?? [])]
}
