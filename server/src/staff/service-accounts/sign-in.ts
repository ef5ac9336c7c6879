import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { account, serviceAccounts, user } from '#database/tables.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Refusals } from '../audit-log/refusals.ts'
import { AppError } from '../../http/app-error.ts'
import { nobodysHash, passwordMatches } from '../passwords/hashing.ts'
import { beginAttempt } from '../sessions/login-throttle.ts'
import { makeServiceToken } from './tokens.ts'

type ServiceCredentials = { username: string; password: string; collections: string[]; address: string }

/**
 * Signs a service account in, for the collections it was made for; in demonstration also the first administrator. The
 * token never carries KYC, approval or administration.
 * @throws AppError unauthenticated, forbidden also before a second administrator agreed to the account, too_often
 */
export async function signInServiceAccount(
  {
    db,
    secrets,
    demonstration,
    refusals,
  }: { db: Database; secrets: Secrets; demonstration: boolean; refusals: Refusals },
  given: ServiceCredentials,
): Promise<string> {
  const { username: account, address } = given
  const attempt = await beginAttempt(db, secrets.key('tries'), { account, address })
  const [serviceAccount] = await db
    .select()
    .from(serviceAccounts)
    .where(
      and(
        eq(serviceAccounts.username, given.username),
        isNull(serviceAccounts.revoked_at),
        sql`(${serviceAccounts.expires_at} is null or ${serviceAccounts.expires_at} > now())`,
      ),
    )
  // Read in both cases: the work done must not show which names exist.
  const administrator = demonstration ? await firstAdministrator(db) : null
  const holder = serviceAccount ?? (administrator?.email === given.username ? administrator : null)
  const nobodys = await nobodysHash()
  const right = await passwordMatches(holder?.password_hash ?? nobodys, given.password)
  if (!holder || !right) {
    const person = holder?.id ?? null
    const code = 'unauthenticated'
    refusals.note({ what: 'sign in refused', person, code, route: 'sign in of a program', address })
    throw new AppError(code, 'The username or the password is wrong.')
  }
  await attempt.right()
  if (serviceAccount?.awaits_second)
    throw new AppError('forbidden', 'A second administrator must agree to this account first.')
  const collections = serviceAccount
    ? given.collections.filter((name) => serviceAccount.collections.includes(name))
    : given.collections
  if (!collections.length) throw new AppError('forbidden', 'This account is for other collections.')
  return makeServiceToken(db, holder.id, collections)
}

async function firstAdministrator(db: Database) {
  const [first] = await db
    .select({ id: user.id, email: user.email, password_hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.role, 'administrator'))
    .orderBy(asc(user.createdAt))
    .limit(1)
  return first?.password_hash ? { ...first, password_hash: first.password_hash } : null
}
