import { and, eq, sql } from 'drizzle-orm'
import { staffRequests, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { noteEnds } from '../two-people/power-ends.ts'
import { endOthers } from '../sessions/end-session.ts'
import { loadUser, mustLeaveOne } from './administrators.ts'

/**
 * Suspends somebody at once, an administrator too; their sessions end, and so does what they asked for. They count as
 * before for the rule of two people, and letting them in again takes two.
 * @throws AppError not_found, last_administrator
 */
export async function disableUser(change: Change, id: string): Promise<void> {
  const { tx, actor, audit } = change
  const { roles, banned } = await loadUser(change, id)
  if (banned) throw new AppError('wrong_state', 'This user is disabled already.')
  if (roles.includes('administrator')) await mustLeaveOne(tx, id)
  await tx
    .update(user)
    .set({ banned: true, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  await noteEnds(change, { id, roles, how: 'suspended' })
  await tx
    .update(staffRequests)
    .set({ state: 'declined', decided_by: actor.id, decided_at: sql`now()` })
    .where(and(eq(staffRequests.asked_by, id), eq(staffRequests.state, 'asked')))
  audit.push({ action: 'disable', collection: 'staff', item_id: id, details: {} })
  await endOthers(change, id, null)
}
