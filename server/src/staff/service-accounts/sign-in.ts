import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { account, serviceAccounts, user } from '#database/tables.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Refusals } from '../audit-log/refusals.ts'
import { AppError } from '../../http/app-error.ts'
import { nobodysHash, passwordMatches } from '../passwords/hashing.ts'
import { passkeyCount } from '../passkeys/count.ts'
import { beginAttempt } from '../sessions/login-throttle.ts'
import { isActiveAdministrator } from '../users/administrators.ts'
import { currentOwner, ownerInactive } from './owners.ts'
import { makeServiceToken } from './tokens.ts'

type ServiceCredentials = { username: string; password: string; collections: string[]; address: string }

/**
 * Signs a service account in, for the collections it was made for; in demonstration also the first administrator who is
 * not suspended and has no second factor. The token never carries KYC, approval or administration.
 * @throws AppError unauthenticated, too_often, forbidden also before a second administrator agreed to the account and
 * while no active administrator answers for it
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
  const [found] = await db
    .select({ account: serviceAccounts, owner: { role: user.role, banned: user.banned } })
    .from(serviceAccounts)
    .leftJoin(user, eq(user.id, currentOwner))
    .where(
      and(
        eq(serviceAccounts.username, given.username),
        isNull(serviceAccounts.revoked_at),
        sql`(${serviceAccounts.expires_at} is null or ${serviceAccounts.expires_at} > now())`,
      ),
    )
  const serviceAccount = found?.account
  // Read in both cases: the work done must not show which names exist.
  const administrator = demonstration ? await firstAdministrator(db, given.username) : null
  const holder = serviceAccount ?? administrator
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
  if (found && !isActiveAdministrator(found.owner)) throw ownerInactive()
  if (!serviceAccount && administrator?.hasSecondFactor)
    throw new AppError('forbidden', 'This account has a second factor: sign in to the back-office instead.')
  const collections = serviceAccount
    ? given.collections.filter((name) => serviceAccount.collections.includes(name))
    : given.collections
  if (!collections.length) throw new AppError('forbidden', 'This account is for other collections.')
  return makeServiceToken(db, holder.id, collections)
}

/** Returns the user with this e-mail if they are an administrator of the first start and not suspended. */
async function firstAdministrator(db: Database, email: string) {
  const [first] = await db
    .select({
      id: user.id,
      password_hash: account.password,
      hasSecondFactor: sql<boolean>`coalesce(${user.twoFactorEnabled}, false) or ${passkeyCount} > 0`,
    })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(
      and(
        eq(user.email, email),
        eq(user.role, 'administrator'),
        sql`${user.banned} is not true`,
        sql`${user.createdAt} = (select min("createdAt") from "user" where role = 'administrator')`,
      ),
    )
  return first?.password_hash ? { ...first, password_hash: first.password_hash } : null
}
