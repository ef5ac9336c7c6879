import { eq, sql } from 'drizzle-orm'
import { user } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { loadUser } from './administrators.ts'

/** Lets somebody in again who was shut out. @throws Failure not_found, wrong_state */
export async function enableUser({ tx, audit }: Change, id: string): Promise<void> {
  const { banned } = await loadUser({ tx }, id)
  if (!banned) throw new Failure('wrong_state', 'This user is not disabled.')
  await tx
    .update(user)
    .set({ banned: false, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  audit.push({ action: 'enable', collection: 'staff', item_id: id, details: {} })
}
