import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { serviceAccounts, serviceTokens, user } from '#database/tables.ts'
import { isActiveAdministrator } from '../users/administrators.ts'
import { currentOwner, ownerInactive, ownersOf } from './owners.ts'

const visitorPrefix = 'visitor.'
const servicePrefix = 'service.'
const hours = 12

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** A visitor's token: nothing is stored for it, and it gives access to nothing that is not public. */
export function visitorToken(key: Buffer): string {
  const nonce = randomBytes(9).toString('base64url')
  return `${visitorPrefix}${nonce}.${sign(key, nonce)}`
}

const sign = (key: Buffer, nonce: string) => createHmac('sha256', key).update(nonce).digest('base64url')

/** A service account's token for named collections, for 12 hours; only its hash is kept. */
export async function makeServiceToken(db: Database, holder: string, collections: string[]): Promise<string> {
  const token = servicePrefix + randomBytes(32).toString('base64url')
  const expires_at = sql<string>`now() + make_interval(hours => ${hours})`
  await db
    .insert(serviceTokens)
    .values({ token_hash: hashOf(token), holder, collections, expires_at, created_at: sql`now()` })
  return token
}

/**
 * Returns who holds a service token, for which collections, and which administrators answer for it; null if it is
 * unknown, has expired or was revoked, or if its holder is a user who is no longer an active administrator.
 * @throws AppError forbidden if no active administrator answers for the service account
 */
export async function holderOf(
  db: Database,
  token: string,
): Promise<{ holder: string; collections: string[]; owners: string[] } | null> {
  if (!token.startsWith(servicePrefix)) return null
  const [row] = await db
    .select({
      holder: serviceTokens.holder,
      collections: serviceTokens.collections,
      account: serviceAccounts,
      responsible: { role: user.role, banned: user.banned },
      used: sql<boolean>`coalesce(${serviceTokens.last_used_at} > now() - interval '1 minute', false)`,
    })
    .from(serviceTokens)
    .leftJoin(serviceAccounts, eq(serviceAccounts.id, serviceTokens.holder))
    .leftJoin(user, eq(user.id, sql`coalesce(${currentOwner}, ${serviceTokens.holder})`))
    .where(
      and(
        eq(serviceTokens.token_hash, hashOf(token)),
        gt(serviceTokens.expires_at, sql`now()`),
        isNull(serviceTokens.revoked_at),
        isNull(serviceAccounts.revoked_at),
        sql`${serviceAccounts.awaits_second} is not true`,
        sql`(${serviceAccounts.expires_at} is null or ${serviceAccounts.expires_at} > now())`,
      ),
    )
  if (!row) return null
  const { used, account, responsible, ...found } = row
  if (!isActiveAdministrator(responsible)) {
    if (account) throw ownerInactive()
    return null
  }
  // To the minute is enough, and saves a write at most requests.
  if (!used)
    await db
      .update(serviceTokens)
      .set({ last_used_at: sql`now()` })
      .where(eq(serviceTokens.token_hash, hashOf(token)))
  return { ...found, owners: account ? ownersOf(account) : [] }
}
