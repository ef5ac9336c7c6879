import { and, eq, sql } from 'drizzle-orm'
import type { SecondFactorWays, SignedCredential } from '#contract/backoffice/people.ts'
import { account, session, user, verification } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Refusals } from '../audit-log/refusals.ts'
import type { Auth } from '../auth.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../changes/actor.ts'
import { nobodysHash, passwordMatches } from '../passwords/hashing.ts'
import { openSession } from '../auth.ts'
import { passkeyCount } from '../passkeys/count.ts'
import { provePasskey, questionTo, type PasskeySite } from '../passkeys/prove.ts'
import { rolesIn } from '../roles-in.ts'
import { sessionTokenHash } from './hash-tokens.ts'
import { beginAttempt } from './login-throttle.ts'

export type Credentials = {
  email: string
  password: string
  code?: string
  recovery_code?: string
  passkey?: SignedCredential
}
type SignInContext = { db: Database; auth: Auth; changes: Changes; secrets: Secrets; refusals: Refusals } & {
  /** for tests, which count the work */
  matches?: typeof passwordMatches
}
export type Asker = { address: string; browser: string | null; passkeySite: PasskeySite }

/** What became of a sign-in: the session's token, or the second factors of which one is still wanted. */
type Outcome = { token: string } | { ways: SecondFactorWays }

/**
 * Signs a member of staff in. The password is asked for again with the second factor, so that nothing is kept in between.
 * @throws AppError unauthenticated (the same for whatever is wrong with e-mail or password), wrong_code, wrong_passkey,
 * passkey_late, too_often
 */
export const signIn = (context: SignInContext, given: Credentials, asker: Asker): Promise<Outcome> =>
  recorded(context, asker, (tried) => trySignIn(context, given, asker, tried))

/**
 * Signs in whoever a passkey says it belongs to. It counts as both factors: it is something one has, and asks for a
 * finger, a face or a PIN each time.
 * @throws AppError wrong_passkey (the same for whatever is wrong with it), passkey_late, too_often
 */
export const signInByPasskey = (context: SignInContext, sent: SignedCredential, asker: Asker) =>
  recorded(context, asker, async (tried): Promise<{ token: string }> => {
    const { db, auth, secrets } = context
    const { address, passkeySite } = asker
    const attempt = await beginAttempt(db, secrets.key('tries'), { account: `passkey ${sent.id}`, address })
    const person = await provePasskey({ db, secrets, passkeySite }, sent, {
      of: null,
      found: (id) => (tried.person = id),
    })
    const token = await openSession(auth, person.id)
    await attempt.right()
    await noteSignIn(context, asker, { person, token, details: { by: 'passkey', second_factor: 'passkey' } })
    return { token }
  })

/** Whose account was tried, once that is known. */
type TriedAccount = { person: string | null }

/** Writes down what is refused. */
async function recorded<T>(
  { refusals }: SignInContext,
  { address }: Asker,
  work: (tried: TriedAccount) => Promise<T>,
): Promise<T> {
  const tried: TriedAccount = { person: null }
  try {
    return await work(tried)
  } catch (error) {
    if (error instanceof AppError)
      refusals.note({
        what: 'sign in refused',
        person: tried.person,
        code: error.code,
        route: 'sign in',
        address,
      })
    throw error
  }
}

async function trySignIn(
  context: SignInContext,
  given: Credentials,
  asker: Asker,
  tried: TriedAccount,
): Promise<Outcome> {
  const { db, secrets, matches = passwordMatches } = context
  const { email, password, code, recovery_code, passkey } = given
  const { address, passkeySite } = asker
  const attempt = await beginAttempt(db, secrets.key('tries'), { account: email, address })
  const person = await find(db, email)
  tried.person = person?.id ?? null
  // Checked before the library: a wrong password, an unknown user and a disabled user all cost the same queries and one
  // hash.
  const nobodys = await nobodysHash()
  const right = await matches(person?.password ?? nobodys, password)
  if (!person || !right || person.banned) throw wrongPassword()
  if ((person.codes || person.passkeys > 0) && !code && !recovery_code && !passkey) {
    await attempt.halfway()
    const question = await questionTo({ db, secrets, passkeySite }, person.id)
    return { ways: { code: person.codes, passkey: question } }
  }
  const { token, factor } = passkey
    ? await byPasskey(context, person, { passkey, passkeySite })
    : await byPassword(context, person, given)
  await attempt.right()
  await noteSignIn(context, asker, { person, token, details: { second_factor: factor } })
  return { token }
}

const wrongPassword = () => new AppError('unauthenticated', 'The e-mail or the password is wrong.')
const wrongCode = () => new AppError('wrong_code', 'The code is wrong, or was used already.')

type Found = NonNullable<Awaited<ReturnType<typeof find>>>
type Proved = { token: string; factor: string }

async function byPasskey(
  { db, auth, secrets }: SignInContext,
  { id }: Found,
  { passkey, passkeySite }: { passkey: SignedCredential; passkeySite: PasskeySite },
): Promise<Proved> {
  await provePasskey({ db, secrets, passkeySite }, passkey, { of: id })
  return { token: await openSession(auth, id), factor: 'passkey' }
}

/** By the library: the password alone where there is no second factor, else with a code. */
async function byPassword(
  { db, auth }: SignInContext,
  person: Found,
  { email, password, code, recovery_code }: Credentials,
): Promise<Proved> {
  // Who has passkeys only has no code that could be right.
  if (!person.codes && person.passkeys > 0) throw wrongCode()
  const first = await begin(auth, email, password)
  if (!first) throw wrongPassword()
  if (first.token) return { token: first.token, factor: 'none' }
  const headers = new Headers({ cookie: first.cookie })
  const { api } = await auth()
  const token = await (
    code
      ? api.verifyTOTP({ body: { code }, headers })
      : api.verifyBackupCode({ body: { code: recovery_code ?? '' }, headers })
  ).then(
    (found) => found.token ?? null,
    () => null,
  )
  if (!token || (code && !(await firstUse(db, person.id, code)))) {
    if (token) await db.delete(session).where(eq(session.token, sessionTokenHash(token)))
    throw wrongCode()
  }
  return { token, factor: code ? 'code' : 'recovery code' }
}

type SignedIn = {
  person: { id: string; name: string; role: string | null }
  token: string
  details: Record<string, string>
}

/** Says in the session where it was begun, and in the audit how. */
async function noteSignIn(
  { changes }: SignInContext,
  { address, browser }: Asker,
  { person, token, details }: SignedIn,
): Promise<void> {
  const { id, name } = person
  const actor: Actor = { kind: 'staff', id, name, roles: rolesIn(person.role), address }
  await changes(actor, async ({ tx, audit }) => {
    await tx
      .update(session)
      .set({ ipAddress: address, userAgent: browser })
      .where(eq(session.token, sessionTokenHash(token)))
    audit.push({ action: 'sign in', collection: 'staff', item_id: id, details })
  })
}

async function find(db: Database, email: string) {
  const [row] = await db
    .select({
      id: user.id,
      name: user.name,
      role: user.role,
      banned: user.banned,
      password: account.password,
      codes: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)`,
      passkeys: sql<number>`${passkeyCount}`,
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
  const { api } = await auth()
  try {
    const { headers, response } = await api.signInEmail({
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
