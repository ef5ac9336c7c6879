import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { staffRequests } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'

type Wanted = { kind: 'roles' | 'second_factor'; userId: string; wanted?: readonly Role[] }

/** Puts something before a second administrator, in place of what was asked of the same kind before. */
export async function askSecond(
  { tx, actor, audit }: Change,
  { kind, userId, wanted }: Wanted,
): Promise<void> {
  await tx
    .update(staffRequests)
    .set({ state: 'declined', decided_by: actor.id, decided_at: sql`now()` })
    .where(
      and(eq(staffRequests.user_id, userId), eq(staffRequests.kind, kind), eq(staffRequests.state, 'asked')),
    )
  await tx.insert(staffRequests).values({
    id: randomUUID(),
    kind,
    user_id: userId,
    wanted: wanted?.join(',') ?? null,
    asked_by: actor.id,
    asked_at: sql`now()`,
    state: 'asked',
  })
  audit.push({
    action: kind === 'roles' ? 'ask for roles' : 'ask for second factor reset',
    collection: 'staff',
    item_id: userId,
    details: wanted ? { roles: [...wanted] } : {},
  })
}
