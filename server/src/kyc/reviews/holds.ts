import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Review } from '#contract/backoffice/kyc.ts'
import type { Database, Tx } from '#database/open.ts'
import { kycHolds, kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { mustBeSecond } from '../../staff/two-people/rules.ts'
import { loadSubmission } from './find.ts'

type Hold = typeof kycHolds.$inferSelect

const record = (change: Change, action: string, item_id: string) =>
  change.audit.push({ action, collection: 'kyc_submissions', item_id, details: {} })

const inForce = (id: string) => and(eq(kycHolds.submission_id, id), isNull(kycHolds.ended_at))

/** @throws AppError wrong_state where the submission is not on legal hold */
async function loadHold({ tx }: Change, id: string): Promise<Hold> {
  const [found] = await tx.select().from(kycHolds).where(inForce(id)).for('update')
  if (!found) throw new AppError('wrong_state', 'This submission is not on legal hold.')
  return found
}

/** Keeps a submission from being erased. @throws AppError wrong_state where it is on hold already */
export async function placeHold(
  change: Change,
  { id, reason, reference }: { id: string; reason: string; reference: string },
): Promise<void> {
  const { tx, actor, now } = change
  const row = await loadSubmission(change, id)
  if (row.legal_hold) throw new AppError('wrong_state', 'This submission is on legal hold already.')
  const values = { id: randomUUID(), submission_id: id, reason, reference }
  await tx.insert(kycHolds).values({ ...values, placed_by: actor.id, placed_at: now })
  await tx.update(kycSubmissions).set({ legal_hold: true }).where(eq(kycSubmissions.id, id))
  record(change, 'put on legal hold', id)
}

/** Requests the end of a legal hold; a second person decides. @throws AppError wrong_state, conflict */
export async function askHoldEnd(
  change: Change,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { tx, actor, now } = change
  await loadSubmission(change, id)
  const hold = await loadHold(change, id)
  if (hold.end_request) throw new AppError('conflict', 'The end of this hold was requested already.')
  await tx
    .update(kycHolds)
    .set({ end_request: randomUUID(), end_reason: reason, end_asked_by: actor.id, end_asked_at: now })
    .where(eq(kycHolds.id, hold.id))
  record(change, 'ask for end of legal hold', id)
}

/**
 * Decides on the end of a legal hold that another requested. Whoever requested it may withdraw it.
 * @param given.request the request that was read
 * @throws AppError wrong_state, own_work, changed_since
 */
export async function decideHoldEnd(
  change: Change,
  { id, approved, request }: { id: string; approved: boolean; request: string },
): Promise<void> {
  const { tx, actor, now } = change
  await loadSubmission(change, id)
  const hold = await loadHold(change, id)
  if (!hold.end_request) throw new AppError('wrong_state', 'Nobody requested the end of this hold.')
  if (hold.end_request !== request)
    throw new AppError('changed_since', 'The end of this hold was requested again since you read this.')
  if (approved)
    await mustBeSecond(change, 'hold_end', [hold.end_asked_by], 'A second person must end the hold.')
  const declined = { end_request: null, end_reason: null, end_asked_by: null, end_asked_at: null }
  await tx
    .update(kycHolds)
    .set(approved ? { ended_by: actor.id, ended_at: now } : declined)
    .where(eq(kycHolds.id, hold.id))
  if (approved) await tx.update(kycSubmissions).set({ legal_hold: false }).where(eq(kycSubmissions.id, id))
  record(change, approved ? 'end legal hold' : 'decline end of legal hold', id)
}

/** The hold that a submission is on, as officers read it; null where it is on none. */
export async function readHold(
  db: Pick<Database | Tx, 'select'>,
  id: string,
  identities: readonly string[],
): Promise<Review['hold']> {
  const [hold] = await db.select().from(kycHolds).where(inForce(id)).limit(1)
  if (!hold) return null
  const { reason, reference, placed_by, placed_at } = hold
  const { end_request, end_reason, end_asked_by } = hold
  return {
    reason,
    reference,
    placed_by,
    placed_at,
    end:
      end_request !== null && end_asked_by !== null
        ? {
            id: end_request,
            reason: end_reason ?? '',
            asked_by: end_asked_by,
            mine: identities.includes(end_asked_by),
          }
        : null,
  }
}

/** Holds whose end waits for a second person, oldest first. */
export const waitingHoldEnds = (db: Pick<Database, 'select'>): Promise<Hold[]> =>
  db
    .select()
    .from(kycHolds)
    .where(and(isNotNull(kycHolds.end_request), isNull(kycHolds.ended_at)))
    .orderBy(asc(kycHolds.end_asked_at))
    .limit(200)
