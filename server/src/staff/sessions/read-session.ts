import { eq, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import type { SecondFactor } from '#contract/backoffice/people.ts'
import type { Database } from '#database/open.ts'
import { session, user } from '#database/tables.ts'
import { passkeyCount } from '../passkeys/count.ts'
import { rolesIn } from '../roles-in.ts'
import { sessionTokenHash } from './hash-tokens.ts'

export type SessionLimits = { idleMinutes: number; hours: number }
export type FoundSession = {
  id: string
  /** until it ends automatically, if it is not used again */
  endsInMs: number
  /** until it ends automatically, however much it is used */
  longestMs: number
  user: { id: string; name: string; email: string; roles: Role[]; secondFactor: SecondFactor } & Factors
}
/** The second factors that somebody has: an app's codes, and how many passkeys. */
export type Factors = { codes: boolean; passkeys: number }

/**
 * Returns the session of a token. It is valid, by the database's clock, where it was used within the idle time and begun
 * within the hours allowed; otherwise it is `expired` until its row is deleted. Using it moves its idle end, at most once a minute.
 * @param limits.used false where nobody is at work: the idle end stays where it is
 * @param required where staff need a second factor
 */
export async function readSession(
  db: Database,
  token: string,
  { idleMinutes, hours, used }: SessionLimits & { used: boolean },
  required: boolean,
): Promise<FoundSession | 'expired' | null> {
  const [row] = await db
    .select({
      id: session.id,
      idleSeconds: sql<number>`extract(epoch from ${session.expiresAt} - now())::float8`,
      longestSeconds: sql<number>`extract(epoch from ${session.createdAt} + make_interval(hours => ${hours}) - now())::float8`,
      stale: sql<boolean>`${session.updatedAt} < now() - interval '1 minute'`,
      userId: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      banned: user.banned,
      codes: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)`,
      passkeys: sql<number>`${passkeyCount}`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, sessionTokenHash(token)))
  if (!row || row.banned) return null
  if (row.idleSeconds <= 0 || row.longestSeconds <= 0) return 'expired'
  const isProlonged = row.stale && used
  if (isProlonged)
    await db
      .update(session)
      .set({ updatedAt: sql`now()`, expiresAt: sql`now() + make_interval(mins => ${idleMinutes})` })
      .where(eq(session.id, row.id))
  const roles = rolesIn(row.role)
  const { userId, name, email, codes, passkeys } = row
  const secondFactor = secondFactorOf({ codes, passkeys }, required)
  const idleMs = isProlonged ? idleMinutes * 60_000 : row.idleSeconds * 1000
  const longestMs = row.longestSeconds * 1000
  const endsInMs = Math.min(idleMs, longestMs)
  return {
    id: row.id,
    endsInMs,
    longestMs,
    user: { id: userId, name, email, roles, secondFactor, codes, passkeys },
  }
}

/** If it is required, then of everybody, because a role may be given at any time (OWASP ASVS 5.0, 6.3.3). */
export function secondFactorOf({ codes, passkeys }: Factors, required: boolean): SecondFactor {
  if (codes || passkeys > 0) return 'on'
  return required ? 'needed' : 'off'
}
