import { eq, sql } from 'drizzle-orm'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import { user } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { askOrDo, type Post } from '../../two-people/ask.ts'
import { forgetEnds } from '../../two-people/power-ends.ts'
import { rolesIn } from '../roles-in.ts'
import { loadUser } from './administrators.ts'

/** Lets somebody in again who was suspended, which takes two people. @throws Failure not_found, wrong_state */
export async function enableUser(change: Change, id: string, post: Post): Promise<GrantAnswer> {
  const { banned, roles } = await loadUser(change, id)
  if (!banned) throw new Failure('wrong_state', 'This user is not disabled.')
  return askOrDo(change, post, { kind: 'enable', userId: id, held: roles })
}

/** @throws Failure wrong_state where they are in already, or were removed */
export async function letIn(change: Change, id: string): Promise<void> {
  const [row] = await change.tx.select().from(user).where(eq(user.id, id))
  if (!row?.banned || row.banReason !== null) throw new Failure('wrong_state', 'This user is not disabled.')
  await change.tx
    .update(user)
    .set({ banned: false, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  await forgetEnds(change, id, rolesIn(row.role))
  change.audit.push({ action: 'enable', collection: 'staff', item_id: id, details: {} })
}
