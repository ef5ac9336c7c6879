import { and, eq, sql } from 'drizzle-orm'
import { staffRequests } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { rolesIn } from '../roles-in.ts'
import { loadUser, lockUsers, mustLeaveOne } from './administrators.ts'
import { clearSecondFactor } from './reset-second-factor.ts'
import { writeRoles } from './write-roles.ts'

/**
 * A second administrator agrees to what the first asked for, or does not.
 * @throws Failure not_found, wrong_state once decided, own_work for who asked and for whom it is about
 */
export async function decideRequest(change: Change, id: string, approve: boolean): Promise<void> {
  const { tx, actor, audit } = change
  await lockUsers(tx)
  const [row] = await tx.select().from(staffRequests).where(eq(staffRequests.id, id))
  if (!row) throw new Failure('not_found', 'There is no such request.')
  if (row.state !== 'asked') throw new Failure('wrong_state', 'This was decided already.')
  const own = row.asked_by === actor.id
  // Whoever asked may take it back.
  if (row.user_id === actor.id || (own && approve))
    throw new Failure('own_work', 'Another administrator must decide this.')
  await tx
    .update(staffRequests)
    .set({ state: approve ? 'approved' : 'declined', decided_by: actor.id, decided_at: sql`now()` })
    .where(and(eq(staffRequests.id, id), eq(staffRequests.state, 'asked')))
  audit.push({
    action: approve ? 'approve request' : 'decline request',
    collection: 'staff',
    item_id: row.user_id,
    details: { kind: row.kind, asked_by: row.asked_by },
  })
  if (!approve) return
  const { roles } = await loadUser(change, row.user_id)
  if (row.kind === 'second_factor') return clearSecondFactor(change, row.user_id)
  const wanted = rolesIn(row.wanted)
  if (roles.includes('administrator') && !wanted.includes('administrator'))
    await mustLeaveOne(tx, row.user_id)
  await writeRoles(change, row.user_id, wanted)
}
