import { eq, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { forgetEnds, noteEnds } from '../two-people/power-ends.ts'
import { rolesIn } from '../roles-in.ts'

/**
 * Writes somebody's roles; their next request is already held to them. A deciding role that was taken away counts for
 * thirty more days.
 * @param given.reason why one person has roles that check each other
 */
export async function writeRoles(
  change: Change,
  id: string,
  { roles, reason }: { roles: readonly Role[]; reason: string | null },
): Promise<void> {
  const [before] = await change.tx.select({ role: user.role }).from(user).where(eq(user.id, id))
  const lost = rolesIn(before?.role ?? null).filter((role) => !roles.includes(role))
  await noteEnds(change, { id, roles: lost, how: 'taken' })
  await forgetEnds(change, id, roles)
  await change.tx
    .update(user)
    .set({ role: roles.join(',') || null, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  const details = { roles: [...roles], ...(reason !== null && { reason }) }
  change.audit.push({ action: 'set roles', collection: 'staff', item_id: id, details })
}
