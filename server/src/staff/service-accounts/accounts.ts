import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ServiceAccount } from '#contract/backoffice/people.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { serviceAccounts, serviceTokens, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

/** All service accounts, newest first, the revoked ones too. */
export async function listServiceAccounts(db: Database): Promise<ServiceAccount[]> {
  const used = sql<
    string | null
  >`(select max(${serviceTokens.last_used_at})::text from ${serviceTokens} where ${serviceTokens.holder} = ${serviceAccounts.id})`
  const rows = await db
    .select({ account: serviceAccounts, by: user.name, used })
    .from(serviceAccounts)
    .leftJoin(user, eq(user.id, serviceAccounts.created_by))
    .orderBy(desc(serviceAccounts.created_at))
    .limit(500)
  const iso = (at: string | null) => (at ? isoMicroseconds(at) : null)
  return rows.map(({ account, by, used: last }) => ({
    id: account.id,
    username: account.username,
    collections: account.collections,
    created_by: by ?? account.created_by,
    created_at: isoMicroseconds(account.created_at),
    expires_at: iso(account.expires_at),
    revoked_at: iso(account.revoked_at),
    last_used_at: iso(last),
  }))
}

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
  if (known)
    throw new AppError('conflict', 'There is a service account of this name.', { username: 'is taken' })
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
  audit.push({
    action: 'make service account',
    collection: 'staff',
    item_id: id,
    details: { collections, days },
  })
  return id
}

/** Ends a service account and its tokens. @throws AppError not_found */
export async function revokeServiceAccount({ tx, audit }: Change, id: string): Promise<void> {
  const revoked = await tx
    .update(serviceAccounts)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(serviceAccounts.id, id), isNull(serviceAccounts.revoked_at)))
    .returning({ id: serviceAccounts.id })
  if (!revoked.length) throw new AppError('not_found', 'There is no such service account.')
  await tx
    .update(serviceTokens)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(serviceTokens.holder, id), isNull(serviceTokens.revoked_at)))
  audit.push({ action: 'revoke service account', collection: 'staff', item_id: id, details: {} })
}
