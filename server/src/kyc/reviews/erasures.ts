import { randomUUID } from 'node:crypto'
import { and, eq, asc } from 'drizzle-orm'
import { kycErasures } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { erasureNote } from '../../changes/audit-notes.ts'
import { identitiesOf } from '../../staff/users/mailbox.ts'
import { mustBeSecond } from '../../staff/two-people/rules.ts'
import { readDeadlines, type WorkLimits } from '../../staff/work-queue/deadlines.ts'
import { eraseSubmission, type ErasedSubmission } from '../submissions/erase.ts'
import { loadSubmission } from './find.ts'
import { waitingHoldEnds } from './holds.ts'
import type { AskedErasures } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { namesOf } from '../../changes/people.ts'
import type { Actor } from '../../changes/actor.ts'

const record = (change: Change, action: string, item_id: string) =>
  change.audit.push({ action, collection: 'kyc_submissions', item_id, details: {} })

const asked = (id: string) => and(eq(kycErasures.submission_id, id), eq(kycErasures.state, 'asked'))

/** Asks for a submission to be erased; a second person decides. @throws AppError wrong_state, conflict */
export async function askErasure(change: Change, { id, why }: { id: string; why: string }): Promise<void> {
  const { tx, actor, now } = change
  const row = await loadSubmission(change, id)
  if (row.legal_hold) throw new AppError('wrong_state', 'This submission is on legal hold.')
  const [waiting] = await tx.select().from(kycErasures).where(asked(id))
  if (waiting) throw new AppError('conflict', 'Its erasure was asked for already.')
  const values = { id: randomUUID(), submission_id: id, why, asked_by: actor.id, asked_at: now }
  await tx.insert(kycErasures).values({ ...values, state: 'asked' })
  record(change, 'ask for erasure', id)
}

/**
 * Decides on an erasure that another asked for.
 * @returns what the store and the outbox are to lose after the commit
 * @param given.erasure the request that was read
 * @throws AppError wrong_state, own_work, changed_since
 */
export async function decideErasure(
  change: Change,
  jobs: Jobs,
  { id, approved, erasure }: { id: string; approved: boolean; erasure: string },
): Promise<Pick<ErasedSubmission, 'keys' | 'messages'>> {
  const { tx, actor, now } = change
  const row = await loadSubmission(change, id)
  const [waiting] = await tx.select().from(kycErasures).where(asked(id)).for('update')
  if (!waiting) throw new AppError('wrong_state', 'Nobody asked for its erasure.')
  if (waiting.id !== erasure)
    throw new AppError('changed_since', 'Its erasure was asked for anew since you read this.')
  if (approved)
    await mustBeSecond(change, 'erasure', [waiting.asked_by], 'A second person must approve the erasure.')
  if (approved && row.legal_hold) throw new AppError('wrong_state', 'This submission is on legal hold.')
  await tx
    .update(kycErasures)
    .set({ state: approved ? 'approved' : 'declined', decided_by: actor.id, decided_at: now })
    .where(eq(kycErasures.id, waiting.id))
  record(change, approved ? 'erase' : 'decline erasure', id)
  if (!approved) return { keys: [], messages: [] }
  // Noted outside the database too, by a job, so that it cannot be forgotten between the commit and the note.
  await jobs.send(tx, 'kyc-erased', { submission: id })
  const { keys, seqs, messages } = await eraseSubmission(tx, id)
  if (seqs.length) change.audit.push(erasureNote(id, seqs))
  return { keys, messages }
}

/** Erasures and ends of legal holds that wait for a second person, oldest first. */
export async function askedErasures(
  { db, workLimits }: { db: Database; workLimits: WorkLimits },
  actor: Actor,
): Promise<AskedErasures> {
  const erasures = await db
    .select()
    .from(kycErasures)
    .where(eq(kycErasures.state, 'asked'))
    .orderBy(asc(kycErasures.asked_at))
    .limit(200)
  const rows = [
    ...erasures.map((one) => ({ kind: 'erasure' as const, ...one })),
    ...(await waitingHoldEnds(db)).map((hold) => ({
      kind: 'hold_end' as const,
      submission_id: hold.submission_id,
      why: hold.end_reason ?? '',
      asked_by: hold.end_asked_by ?? '',
      asked_at: hold.end_asked_at ?? hold.placed_at,
    })),
  ].toSorted((a, b) => Date.parse(a.asked_at) - Date.parse(b.asked_at))
  const nameOf = await namesOf(
    db,
    rows.map(({ asked_by }) => asked_by),
  )
  const own = await identitiesOf(db, actor.id)
  const deadlines = await readDeadlines(db, workLimits)
  return {
    items: rows.map(({ kind, submission_id, why, asked_by, asked_at }) => {
      const deadline = deadlines.deadline('erasures', asked_at)
      return {
        kind,
        submission_id,
        why,
        asked_by: nameOf(asked_by),
        asked_at,
        mine: own.includes(asked_by),
        deadline,
        late: deadlines.isLate(deadline),
      }
    }),
  }
}
