import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { administrators } from '../two-people/who-counts.ts'
import { rolesIn } from '../roles-in.ts'

/** A number of our own for the lock under which users are changed. */
const lockNumber = 7_340_001

/**
 * One change of users at a time, over all instances, until its transaction ends: two administrators who take each
 * other out at once would leave none.
 */
export const lockUsers = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)

/** @throws AppError last_administrator where nobody would be left without that one */
export async function mustLeaveOne(tx: Tx, without: string): Promise<void> {
  const left = (await administrators(tx)).filter((id) => id !== without)
  if (!left.length) throw new AppError('last_administrator', 'There must be an administrator left.')
}

/** One user's row, under the lock. @throws AppError not_found, also for one who was removed */
export async function loadUser({ tx }: Pick<Change, 'tx'>, id: string) {
  await lockUsers(tx)
  const [row] = await tx.select().from(user).where(eq(user.id, id))
  if (!row || row.banReason === removed) throw new AppError('not_found', 'There is no such user.')
  return { ...row, roles: rolesIn(row.role) }
}

/** True for administrators who are not suspended, removed or demoted. */
export const isActiveAdministrator = (row: { role: string | null; banned: boolean | null } | null): boolean =>
  !row?.banned && rolesIn(row?.role ?? null).includes('administrator')

/** Ban reason of removed users. Their row stays, so that the audit log keeps a name. */
export const removed = 'removed'
