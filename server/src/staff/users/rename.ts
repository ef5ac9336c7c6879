import { eq, sql } from 'drizzle-orm'
import { user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { loadUser } from './administrators.ts'

/** Changes the name that others see. @throws AppError not_found */
export async function renameUser(change: Change, id: string, name: string): Promise<void> {
  await loadUser(change, id)
  await change.tx
    .update(user)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  change.audit.push({ action: 'update', collection: 'staff', item_id: id, details: { fields: ['name'] } })
}
