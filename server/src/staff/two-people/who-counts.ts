import { and, eq, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import type { Database, Tx } from '#database/open.ts'
import { account, roleRemovals, user } from '#database/tables.ts'
import { rolesIn } from '../roles-in.ts'
import { identitiesOf } from '../users/mailbox.ts'
import { countsForDays, decidingRoles } from './rules.ts'

type Reader = Pick<Database | Tx, 'select' | 'execute'>

/** People with one of the roles who have a password. Somebody who was invited and has none yet does not count. */
async function holders(
  db: Reader,
  roles: readonly Role[],
  where: SQL | undefined,
): Promise<{ id: string; roles: Role[] }[]> {
  const rows = await db
    .select({ id: user.id, role: user.role })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(and(isNotNull(account.password), where))
  return rows
    .map(({ id, role }) => ({ id, roles: rolesIn(role) }))
    .filter((one) => one.roles.some((role) => roles.includes(role)))
}

const enabled = sql`${user.banned} is not true`

/** Administrators who can sign in. */
export const administrators = async (db: Reader): Promise<string[]> =>
  (await holders(db, ['administrator'], enabled)).map(({ id }) => id)

/**
 * Returns the administrators who could decide as a second person.
 * @param first the requester, and the user it is about
 */
export async function seconds(db: Reader, first: readonly string[]): Promise<string[]> {
  const taken = await identitiesOf(db, ...first)
  return (await administrators(db)).filter((id) => !taken.includes(id))
}

const recently = sql`${roleRemovals.ended_at} > now() - make_interval(days => ${countsForDays})`

/** Whether anybody but this one decides in the house, or did within the last thirty days, disabled or not. */
export async function anybodyElse(db: Reader, actor: string): Promise<boolean> {
  const own = await identitiesOf(db, actor)
  if ((await holders(db, decidingRoles, notInArray(user.id, own))).length) return true
  const [ended] = await db
    .select({ id: roleRemovals.user_id })
    .from(roleRemovals)
    .where(and(notInArray(roleRemovals.user_id, own), recently))
    .limit(1)
  return ended !== undefined
}

/**
 * Whether everybody who could object was suspended lately. Then silence is no consent.
 * @param first who asked, and whom it is about
 */
export async function approversSilenced(db: Reader, first: readonly string[]): Promise<boolean> {
  const others = notInArray(user.id, await identitiesOf(db, ...first))
  if ((await holders(db, ['approver'], and(enabled, others))).length) return false
  const [silenced] = await db
    .select({ id: roleRemovals.user_id })
    .from(roleRemovals)
    .innerJoin(user, eq(user.id, roleRemovals.user_id))
    .where(and(eq(roleRemovals.role, 'approver'), others, recently))
    .limit(1)
  return silenced !== undefined
}
