import { eq, sql } from 'drizzle-orm'
import { user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { forgetEnds } from '../two-people/power-ends.ts'
import { rolesIn } from '../roles-in.ts'

/** Lets somebody in again, as two people agreed. @throws AppError wrong_state where they are in already, or were removed */
export async function letIn(change: Change, id: string): Promise<void> {
  const [row] = await change.tx.select().from(user).where(eq(user.id, id))
  if (!row?.banned || row.banReason !== null) throw new AppError('wrong_state', 'This user is not disabled.')
  await change.tx
    .update(user)
    .set({ banned: false, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  await forgetEnds(change, id, rolesIn(row.role))
  change.audit.push({ action: 'enable', collection: 'staff', item_id: id, details: {} })
}
