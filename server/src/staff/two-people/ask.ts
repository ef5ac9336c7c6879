import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Role } from '#contract/roles.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { staffRequests } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { needsSecond, waitHours, type StaffAct } from './rules.ts'
import { carryOut } from './carry-out.ts'
import { mailAllStaff } from './mail-all-staff.ts'
import type { Post } from './post.ts'
import { anybodyElse, seconds } from './who-counts.ts'

type ActRequest = {
  kind: StaffAct
  userId: string
  /** the roles they have now */
  held: readonly Role[]
  wanted?: readonly Role[]
  /** why one person needs roles that check each other */
  reason?: string | undefined
  /** the service account that is made; `userId` is then the administrator who answers for it */
  serviceAccount?: string
}

const actNames: Record<StaffAct, string> = {
  roles: 'roles',
  enable: 'enabling',
  remove: 'removal',
  second_factor: 'second factor reset',
  password: 'password reset',
  service_account: 'service account',
}

/**
 * Changes somebody's account, or asks a second person first if the table says so. Without a second administrator the
 * change waits 72 hours, and all staff get a mail. If nobody else decides here, nor did lately, it is done at once, and
 * all staff get a mail. Call it under the lock of users.
 */
export async function askOrDo(change: Change, post: Post, asked: ActRequest): Promise<GrantAnswer> {
  const { tx, actor, audit } = change
  const { kind, userId, held, wanted, reason, serviceAccount = null } = asked
  const one = {
    kind,
    user_id: userId,
    wanted: wanted?.join(',') ?? null,
    service_account: serviceAccount,
    reason: reason ?? null,
  }
  if (!needsSecond(kind, held, wanted)) {
    await carryOut(change, post, one)
    return { state: 'done' }
  }
  // An older request of the same kind is closed.
  await tx
    .update(staffRequests)
    .set({ state: 'declined', decided_by: actor.id, decided_at: sql`now()` })
    .where(
      and(
        eq(staffRequests.user_id, userId),
        eq(staffRequests.kind, kind),
        eq(staffRequests.state, 'asked'),
        sql`${staffRequests.service_account} is not distinct from ${serviceAccount}`,
      ),
    )
  const alone = !(await anybodyElse(tx, actor.id))
  const waits = !alone && (await seconds(tx, [actor.id, userId])).length === 0
  const [request] = await tx
    .insert(staffRequests)
    .values({
      id: randomUUID(),
      ...one,
      held: held.join(','),
      asked_by: actor.id,
      asked_at: sql`now()`,
      waits_until: waits ? sql`now() + make_interval(hours => ${waitHours})` : null,
      ...(alone
        ? { state: 'alone' as const, decided_by: actor.id, decided_at: sql`now()` }
        : { state: 'asked' as const }),
    })
    .returning()
  if (!request) throw new Error('the request was not written')
  if (!alone)
    audit.push({
      action: `ask for ${actNames[kind]}`,
      collection: 'staff',
      item_id: serviceAccount ?? userId,
      details: { ...(wanted && { roles: [...wanted] }), ...(reason && { reason }) },
    })
  if (alone || waits) await mailAllStaff(change, post.jobs, { template: 'staff-request', about: request.id })
  if (!alone)
    return {
      state: 'asked',
      waits_until: request.waits_until === null ? null : isoMicroseconds(request.waits_until),
    }
  await carryOut(change, post, one)
  return { state: 'done' }
}
