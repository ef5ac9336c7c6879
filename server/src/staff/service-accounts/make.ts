import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { serviceAccounts } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

type NewServiceAccount = { username: string; hash: string; collections: readonly string[]; days: number }

/** Makes a service account, valid for so many days. @throws AppError conflict where the name is taken */
export async function makeServiceAccount(
  { tx, actor, audit }: Change,
  given: NewServiceAccount,
): Promise<string> {
  const { username, hash, collections, days } = given
  const [known] = await tx
    .select({ id: serviceAccounts.id })
    .from(serviceAccounts)
    .where(eq(serviceAccounts.username, username))
  if (known) throw new AppError('conflict', 'There is a program of this name.', { username: 'is taken' })
  const id = randomUUID()
  await tx.insert(serviceAccounts).values({
    id,
    username,
    password_hash: hash,
    collections: [...collections],
    created_by: actor.id,
    created_at: sql`now()`,
    expires_at: sql`now() + make_interval(days => ${days})`,
  })
  audit.push({ action: 'make program', collection: 'staff', item_id: id, details: { collections, days } })
  return id
}
