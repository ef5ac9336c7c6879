import { asc, eq, sql } from 'drizzle-orm'
import { staffRequests } from '#database/tables.ts'
import type { Change, Changes } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { system } from '../../changes/actor.ts'
import { lockUsers } from '../users/administrators.ts'
import { waitHours } from './rules.ts'
import type { Post } from './post.ts'
import { carryOut } from './carry-out.ts'
import { close, record, stillStands, type Request } from './decide.ts'
import { mailAllStaff } from './mail-all-staff.ts'
import { approversSilenced, seconds } from './who-counts.ts'

/**
 * Checks each open request. If there is no second administrator any more, it begins to wait and all staff get a mail.
 * If there is one again, it waits for them. After 72 hours without an objection it is carried out.
 */
export async function requestsTakeEffect(changes: Changes, post: Post): Promise<void> {
  const open = await changes(system('requests'), ({ tx }) =>
    tx
      .select({ id: staffRequests.id })
      .from(staffRequests)
      .where(eq(staffRequests.state, 'asked'))
      .orderBy(asc(staffRequests.asked_at))
      .limit(200),
  )
  // One transaction for each, so that one that fails does not stop the others.
  for (const { id } of open) await changes(system('requests'), (change) => look(change, post, id))
}

async function look(change: Change, post: Post, id: string): Promise<void> {
  const { tx } = change
  await lockUsers(tx)
  const [found] = await tx
    .select({
      request: staffRequests,
      over: sql<boolean>`coalesce(${staffRequests.waits_until} <= now(), false)`,
    })
    .from(staffRequests)
    .where(eq(staffRequests.id, id))
  if (found?.request.state !== 'asked') return
  const { request: row, over } = found
  const first = [row.asked_by, row.user_id]
  if (!(await stillStands(change, row))) return end(change, row, 'declined')
  const second = (await seconds(tx, first)).length > 0
  if (second !== (row.waits_until === null)) return waitAnew(change, post, row, !second)
  if (!over || (await approversSilenced(tx, first))) return
  await end(change, row, 'waited')
  try {
    // A savepoint: what cannot be done any more, such as taking the last administrator out, is declined.
    await tx.transaction((inner) => carryOut({ ...change, tx: inner }, post, row))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await tx.update(staffRequests).set({ state: 'declined' }).where(eq(staffRequests.id, id))
  }
}

async function end(change: Change, row: Request, state: 'waited' | 'declined'): Promise<void> {
  await close(change, row, state)
  record(change, state === 'waited' ? 'request took effect' : 'decline request', row)
}

async function waitAnew(change: Change, post: Post, { id }: Request, waits: boolean): Promise<void> {
  await change.tx
    .update(staffRequests)
    .set({ waits_until: waits ? sql`now() + make_interval(hours => ${waitHours})` : null })
    .where(eq(staffRequests.id, id))
  if (waits) await mailAllStaff(change, post.jobs, { template: 'staff-request', about: id })
}
