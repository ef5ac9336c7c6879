import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { StaffUser } from '#contract/backoffice/people.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { account, auditLog, session, user } from '#database/tables.ts'
import type { Config } from '../../config/settings.ts'
import { passkeyCount } from '../passkeys/count.ts'
import { rolesIn } from '../roles-in.ts'
import { secondFactorOf } from '../sessions/read-session.ts'
import { removed } from './administrators.ts'

/** Everybody who was not removed, by name; or one of them. */
export async function listUsers(
  db: Database,
  { production: required, sessions }: Pick<Config, 'production' | 'sessions'>,
  id?: string,
): Promise<StaffUser[]> {
  const credential: SQL = sql`exists (select 1 from ${account} where ${account.userId} = ${user.id} and ${account.password} is not null)`
  // Within a statement of its own: a column that stands by itself in a select is written without its table, and `id` would
  // be the session's.
  const open: SQL = sql`(select count(*)::int from ${session} where ${session.userId} = ${user.id}
    and ${session.expiresAt} > now() and ${session.createdAt} > now() - make_interval(hours => ${sessions.hours}::int))`
  const rows = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      banned: user.banned,
      codes: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)`,
      passkeys: sql<number>`${passkeyCount}`,
      createdAt: user.createdAt,
      ready: sql<boolean>`${credential}`,
      sessions: sql<number>`${open}`,
      signedIn: sql<
        string | null
      >`(select max(${auditLog.at})::text from ${auditLog} where ${auditLog.collection} = 'staff' and ${auditLog.item_id} = ${user.id} and ${auditLog.action} = 'sign in')`,
    })
    .from(user)
    .where(
      and(sql`${user.banReason} is distinct from ${removed}`, id === undefined ? undefined : eq(user.id, id)),
    )
    .orderBy(asc(user.name), asc(user.id))
    .limit(1000)
  return rows.map(({ role, banned, codes, createdAt, ready, signedIn, ...row }) => {
    const roles = rolesIn(role)
    return {
      ...row,
      roles,
      state: banned ? 'disabled' : ready ? 'active' : 'invited',
      second_factor: secondFactorOf({ codes, passkeys: row.passkeys }, required),
      created_at: createdAt.toISOString(),
      signed_in_at: signedIn && isoMicroseconds(signedIn),
    }
  })
}
