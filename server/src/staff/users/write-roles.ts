import { eq, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { user } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'

/** Writes somebody's roles; who asks next is held to them at once. */
export async function writeRoles({ tx, audit }: Change, id: string, roles: readonly Role[]): Promise<void> {
  await tx
    .update(user)
    .set({ role: roles.join(',') || null, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  audit.push({ action: 'set roles', collection: 'staff', item_id: id, details: { roles: [...roles] } })
}
