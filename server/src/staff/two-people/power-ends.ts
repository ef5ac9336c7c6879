import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { roleRemovals } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { decidingRoles } from './rules.ts'

type How = 'suspended' | 'taken' | 'removed'

/** Notes since when somebody may no longer decide. They count for thirty more days. */
export async function noteEnds(
  { tx }: Change,
  { id, roles, how }: { id: string; roles: readonly Role[]; how: How },
): Promise<void> {
  for (const role of roles.filter((one) => decidingRoles.includes(one)))
    await tx
      .insert(roleRemovals)
      .values({ user_id: id, role, ended_at: sql`now()`, how })
      .onConflictDoUpdate({
        target: [roleRemovals.user_id, roleRemovals.role],
        set: { ended_at: sql`now()`, how },
      })
}

/** Forgets the ends of roles that somebody holds again. */
export async function forgetEnds({ tx }: Change, id: string, roles: readonly Role[]): Promise<void> {
  if (roles.length)
    await tx
      .delete(roleRemovals)
      .where(and(eq(roleRemovals.user_id, id), inArray(roleRemovals.role, [...roles])))
}
