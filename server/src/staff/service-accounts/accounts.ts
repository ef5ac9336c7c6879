import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { GrantAnswer, ServiceAccount } from '#contract/backoffice/people.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { serviceAccounts, serviceTokens, staffRequests, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { isActiveAdministrator, loadUser } from '../users/administrators.ts'
import { currentOwner } from './owners.ts'

/** All service accounts, newest first, the revoked ones too. */
export async function listServiceAccounts(db: Database): Promise<ServiceAccount[]> {
  const used = sql<
    string | null
  >`(select max(${serviceTokens.last_used_at})::text from ${serviceTokens} where ${serviceTokens.holder} = ${serviceAccounts.id})`
  const asked = sql<boolean>`exists (select 1 from ${staffRequests}
    where ${staffRequests.service_account} = ${serviceAccounts.id} and ${staffRequests.state} = 'asked')`
  const rows = await db
    .select({ account: serviceAccounts, owner: user, used, asked })
    .from(serviceAccounts)
    .leftJoin(user, eq(user.id, currentOwner))
    .orderBy(desc(serviceAccounts.created_at))
    .limit(500)
  const iso = (at: string | null) => (at ? isoMicroseconds(at) : null)
  return rows.map(({ account, owner, used: last, asked: isOpen }) => ({
    id: account.id,
    username: account.username,
    collections: account.collections,
    owner: owner?.name ?? account.created_by,
    owner_active: isActiveAdministrator(owner),
    created_at: isoMicroseconds(account.created_at),
    expires_at: iso(account.expires_at),
    revoked_at: iso(account.revoked_at),
    last_used_at: iso(last),
    agreement: isOpen ? 'waiting' : account.awaits_second ? 'declined' : 'agreed',
  }))
}

type NewServiceAccount = { username: string; hash: string; collections: readonly string[]; days: number }

/**
 * Makes a service account, valid for so many days. What it writes counts as written by its maker, and it cannot sign in
 * before a second administrator agrees.
 * @throws AppError conflict where the name is taken
 */
export async function makeServiceAccount(
  change: Change,
  post: Post,
  given: NewServiceAccount,
): Promise<{ id: string; answer: GrantAnswer }> {
  const { tx, actor, audit } = change
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
    awaits_second: true,
  })
  audit.push({
    action: 'make service account',
    collection: 'staff',
    item_id: id,
    details: { collections, days },
  })
  const { roles } = await loadUser(change, actor.id)
  const answer = await askOrDo(change, post, {
    kind: 'service_account',
    userId: actor.id,
    held: roles,
    serviceAccount: id,
  })
  return { id, answer }
}

/**
 * Asks for the acting administrator to answer for an account whose owner was suspended, removed or demoted. A second
 * administrator must agree.
 * @throws AppError not_found, wrong_state while its owner is active, or before it was agreed to
 */
export async function takeOverServiceAccount(change: Change, post: Post, id: string): Promise<GrantAnswer> {
  const { tx, actor } = change
  const { roles } = await loadUser(change, actor.id)
  const [found] = await tx
    .select({ account: serviceAccounts, owner: user })
    .from(serviceAccounts)
    .leftJoin(user, eq(user.id, currentOwner))
    .where(and(eq(serviceAccounts.id, id), isNull(serviceAccounts.revoked_at)))
  if (!found) throw new AppError('not_found', 'There is no such service account.')
  if (found.account.awaits_second || isActiveAdministrator(found.owner))
    throw new AppError('wrong_state', 'This service account cannot be taken over.')
  return askOrDo(change, post, {
    kind: 'service_account',
    userId: actor.id,
    held: roles,
    serviceAccount: id,
  })
}

/** Ends a service account, its tokens, and the request for it. @throws AppError not_found */
export async function revokeServiceAccount({ tx, actor, audit }: Change, id: string): Promise<void> {
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
  await tx
    .update(staffRequests)
    .set({ state: 'declined', decided_by: actor.id, decided_at: sql`now()` })
    .where(and(eq(staffRequests.service_account, id), eq(staffRequests.state, 'asked')))
  audit.push({ action: 'revoke service account', collection: 'staff', item_id: id, details: {} })
}
