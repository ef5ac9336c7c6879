import { and, eq, sql } from 'drizzle-orm'
import { account, session, user, verification } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Refusals } from '../audit-log/refusals.ts'
import type { Auth } from '../auth.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../changes/actor.ts'
import { nobodysHash, passwordMatches } from '../auth.ts'
import { rolesIn } from '../roles-in.ts'
import { sessionTokenHash } from './hash-tokens.ts'
import { beginAttempt } from './login-throttle.ts'

export type Credentials = { email: string; password: string; code?: string; recovery_code?: string }
type SignInContext = { db: Database; auth: Auth; changes: Changes; secrets: Secrets; refusals: Refusals } & {
  /** for tests, which count the work */
  matches?: typeof passwordMatches
}
export type Asker = { address: string; browser: string | null }

/**
 * Signs a member of staff in. The password is asked for again with the code, so that nothing is kept in between.
 * @returns the session's token, or `asked` where a second factor is still wanted
 * @throws AppError unauthenticated (the same for whatever is wrong with e-mail or password), wrong_code, too_often
 */
export async function signIn(
  context: SignInContext,
  given: Credentials,
  asker: Asker,
): Promise<{ token: string } | 'asked'> {
  const tried: TriedAccount = { person: null }
  try {
    return await trySignIn(context, given, asker, tried)
  } catch (error) {
    if (error instanceof AppError)
      context.refusals.note({
        what: 'sign in refused',
        person: tried.person,
        code: error.code,
        route: 'sign in',
        address: asker.address,
      })
    throw error
  }
}

/** Whose account was tried, once that is known. */
type TriedAccount = { person: string | null }

async function trySignIn(
  { db, auth, changes, secrets, matches = passwordMatches }: SignInContext,
  { email, password, code, recovery_code }: Credentials,
  { address, browser }: Asker,
  tried: TriedAccount,
): Promise<{ token: string } | 'asked'> {
  const attempt = await beginAttempt(db, secrets.key('tries'), { account: email, address })
  const person = await find(db, email)
  tried.person = person?.id ?? null
  // Checked before the library: a wrong password, an unknown user and a disabled user all cost the same queries and one
  // hash.
  const right = await matches(person?.password ?? (await nobodysHash), password)
  const first = person && right && !person.banned ? await begin(auth, email, password) : null
  if (!first || !person) throw new AppError('unauthenticated', 'The e-mail or the password is wrong.')
  let token = first.token
  let factor = 'none'
  if (!token) {
    if (!code && !recovery_code) {
      await attempt.halfway()
      return 'asked'
    }
    const headers = new Headers({ cookie: first.cookie })
    factor = code ? 'code' : 'recovery code'
    token = await (
      code
        ? auth.api.verifyTOTP({ body: { code }, headers })
        : auth.api.verifyBackupCode({ body: { code: recovery_code ?? '' }, headers })
    ).then(
      (found) => found.token ?? null,
      () => null,
    )
    if (!token || (code && !(await firstUse(db, person.id, code)))) {
      if (token) await db.delete(session).where(eq(session.token, sessionTokenHash(token)))
      throw new AppError('wrong_code', 'The code is wrong, or was used already.')
    }
  }
  await attempt.right()
  const roles = rolesIn(person.role)
  const actor: Actor = { kind: 'staff', id: person.id, name: person.name, roles, address }
  const kept = sessionTokenHash(token)
  await changes(actor, async ({ tx, audit }) => {
    await tx.update(session).set({ ipAddress: address, userAgent: browser }).where(eq(session.token, kept))
    audit.push({
      action: 'sign in',
      collection: 'staff',
      item_id: person.id,
      details: { second_factor: factor },
    })
  })
  return { token }
}

async function find(db: Database, email: string) {
  const [row] = await db
    .select({
      id: user.id,
      name: user.name,
      role: user.role,
      banned: user.banned,
      password: account.password,
    })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.email, email.toLowerCase()))
  return row
}

/** A session, or the cookie by which a second factor is asked for; null where the library refuses it. */
async function begin(
  auth: Auth,
  email: string,
  password: string,
): Promise<{ token: string | null; cookie: string } | null> {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    })
    const cookie = headers.getSetCookie().flatMap((one) => one.split(';')[0] ?? [])
    return { token: 'token' in response ? response.token : null, cookie: cookie.join('; ') }
  } catch {
    return null
  }
}

/** A code serves once, though it is right for a minute (RFC 6238, 5.2). */
async function firstUse(db: Database, userId: string, code: string): Promise<boolean> {
  const id = `used code ${userId} ${code}`
  const expiresAt = new Date(Date.now() + 180_000)
  await db.delete(verification).where(sql`${verification.id} = ${id} and ${verification.expiresAt} < now()`)
  const kept = await db
    .insert(verification)
    .values({ id, identifier: id, value: 'used', expiresAt })
    .onConflictDoNothing()
    .returning({ id: verification.id })
  return kept.length > 0
}
