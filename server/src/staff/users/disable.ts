import { eq, sql } from 'drizzle-orm'
import { user } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { endOthers } from '../sessions/end-session.ts'
import { loadUser, mustLeaveOne } from './administrators.ts'

/** Shuts somebody out until they are let in again; their sessions end. @throws Failure not_found, last_administrator */
export async function disableUser(change: Change, id: string): Promise<void> {
  const { tx, audit } = change
  const { roles, banned } = await loadUser(change, id)
  if (banned) throw new Failure('wrong_state', 'This user is disabled already.')
  if (roles.includes('administrator')) await mustLeaveOne(tx, id)
  await tx
    .update(user)
    .set({ banned: true, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  audit.push({ action: 'disable', collection: 'staff', item_id: id, details: {} })
  await endOthers(change, id, null)
}
