import { and, eq, sql } from 'drizzle-orm'
import { staffRequests, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { hasRole } from '../../changes/actor.ts'
import { rolesIn } from '../roles-in.ts'
import { isActiveAdministrator, lockUsers } from '../users/administrators.ts'
import { identitiesOf } from '../users/mailbox.ts'
import { acts, mustBeSecond, type StaffAct } from './rules.ts'
import type { Post } from './post.ts'
import { carryOut } from './carry-out.ts'

export type Request = typeof staffRequests.$inferSelect

/** The request that somebody read, while it is open. @throws AppError not_found, wrong_state, changed_since */
async function openRequest({ tx }: Change, { id, kind }: { id: string; kind: StaffAct }): Promise<Request> {
  await lockUsers(tx)
  const [row] = await tx.select().from(staffRequests).where(eq(staffRequests.id, id))
  if (!row) throw new AppError('not_found', 'There is no such request.')
  if (row.kind !== kind) throw new AppError('changed_since', 'This request asks for something else.')
  if (row.state !== 'asked') throw new AppError('wrong_state', 'This was decided already.')
  return row
}

/** Whether its subject and its asker are still as they were when it was asked. */
export async function stillStands({ tx }: Pick<Change, 'tx'>, row: Request): Promise<boolean> {
  const [person] = await tx.select().from(user).where(eq(user.id, row.user_id))
  const same = rolesIn(person?.role ?? null).join() === rolesIn(row.held).join()
  return same && (await mayAsk({ tx }, row.asked_by))
}

/** The asker must still be an administrator: a request of somebody who was suspended is not carried out. */
async function mayAsk({ tx }: Pick<Change, 'tx'>, id: string): Promise<boolean> {
  const [person] = await tx.select().from(user).where(eq(user.id, id))
  return isActiveAdministrator(person ?? null)
}

export async function close(
  { tx, actor }: Change,
  { id }: Request,
  state: 'approved' | 'declined' | 'objected' | 'waited',
  why: string | null = null,
): Promise<void> {
  await tx
    .update(staffRequests)
    .set({ state, why, decided_by: actor.id, decided_at: sql`now()` })
    .where(and(eq(staffRequests.id, id), eq(staffRequests.state, 'asked')))
}

/** Records what became of a request, at the user or the service account it is about. */
export const record = (
  { audit }: Change,
  action: string,
  { user_id, service_account, kind, asked_by }: Request,
) =>
  audit.push({
    action,
    collection: 'staff',
    item_id: service_account ?? user_id,
    details: { kind, asked_by },
  })

/**
 * A second administrator agrees to what the first asked for, or does not; who asked may take it back.
 * @param given.kind what they read that it asks for
 * @throws AppError not_found, wrong_state once decided, changed_since, own_work
 */
export async function decideRequest(
  change: Change,
  post: Post,
  given: { id: string; kind: StaffAct; approve: boolean },
): Promise<void> {
  const row = await openRequest(change, given)
  const takesBack = !given.approve && row.asked_by === change.actor.id
  const said = 'Another administrator must decide this.'
  if (!takesBack) await mustBeSecond(change, row.kind, [row.asked_by, row.user_id], said)
  if (given.approve && !(await stillStands(change, row)))
    throw new AppError(
      'changed_since',
      'Something changed since this was asked for. It must be asked for anew.',
    )
  await close(change, row, given.approve ? 'approved' : 'declined')
  record(change, given.approve ? 'approve request' : 'decline request', row)
  if (given.approve) await carryOut(change, post, row)
}

/**
 * An approver objects to what would be done for want of a second administrator.
 * @throws AppError not_found, wrong_state also where a second administrator decides, changed_since, own_work
 */
export async function objectToRequest(
  change: Change,
  given: { id: string; kind: StaffAct; why: string },
): Promise<void> {
  const row = await openRequest(change, given)
  if (!hasRole(change.actor, acts.publication.second))
    throw new AppError('forbidden', 'You may not object to this.')
  if (row.waits_until === null) throw new AppError('wrong_state', 'A second administrator decides this.')
  const own = await identitiesOf(change.tx, change.actor.id)
  if (own.some((id) => [row.asked_by, row.user_id].includes(id)))
    throw new AppError('own_work', 'Somebody else must object to this.')
  await close(change, row, 'objected', given.why)
  record(change, 'object to request', row)
}
