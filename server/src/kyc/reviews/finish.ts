import { and, eq, sql } from 'drizzle-orm'
import { assignments, kycDocuments, kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { mustBeSecond } from '../../staff/two-people/rules.ts'
import { notifyCustomer } from '../submissions/notify-customer.ts'
import { mustHold, secondNeeded } from './claim.ts'
import { loadSubmission, mustBeVersion } from './find.ts'
import { officerDecisions, unopenedPages, type ViewedDocument } from './officer-decisions.ts'

export type ReviewOutcome = 'needs_change' | 'second_reviewer' | 'accepted'

/**
 * Ends a review. Where a document is asked for again the customer hears so; where all are accepted the submission is
 * processed; where two officers are asked, once the second has finished a list of their own.
 * @throws AppError overtaken, wrong_state while a document is undecided, pages_unopened with the pages by document, own_work
 * where the second reviewer is the first
 */
export async function finish(
  change: Change,
  jobs: Jobs,
  { id, version }: { id: string; version: number },
): Promise<ReviewOutcome> {
  const { tx, actor, now } = change
  const row = await loadSubmission(change, id)
  mustBeVersion(row, version)
  await mustHold(change, row)
  const documents = await officerDecisions(tx, row, actor.id)
  if (documents.some(({ state }) => state === 'received'))
    throw new AppError('wrong_state', 'Decide on every document first.')
  const asked = documents.some(({ state }) => state === 'needs_change')
  const two = row.two_officers
  if (two) await mustBeSecond(change, 'corporate_kyc', [row.first_accepted_by], secondNeeded)
  const unopened = await unopenedPages(tx, row, documents, actor.id)
  if (Object.keys(unopened).length)
    throw new AppError('pages_unopened', 'Open every page of every document first.', unopened)
  const first = !asked && two && row.first_accepted_by === null
  const outcome: ReviewOutcome = asked ? 'needs_change' : first ? 'second_reviewer' : 'accepted'
  const free = { claimed_by: null, claimed_until: null, version: sql`${kycSubmissions.version} + 1` }
  const set = {
    needs_change: { state: 'needs_change' as const, first_accepted_by: null },
    second_reviewer: { first_accepted_by: actor.id },
    accepted: { state: 'accepted' as const, processed: true, accepted_at: now },
  }[outcome]
  if (two && !first) await settleStates(tx, documents, outcome)
  await tx
    .update(kycSubmissions)
    .set({ ...free, ...set })
    .where(eq(kycSubmissions.id, id))
  change.audit.push({
    action: 'finish review',
    collection: 'kyc_submissions',
    item_id: id,
    details: { outcome },
  })
  if (outcome === 'needs_change') await notifyCustomer(change, jobs, row, 'kyc-needs-change')
  // Another officer continues, or no one has to. What the customer sends again returns to this officer.
  if (outcome !== 'needs_change')
    await tx
      .delete(assignments)
      .where(and(eq(assignments.collection, 'kyc_submissions'), eq(assignments.item_id, id)))
  if (outcome === 'accepted') await notifyCustomer(change, jobs, row, 'kyc-accepted')
  return outcome
}

/**
 * What two officers' lists come to, on the documents themselves. Of a review that asks for some again the others are
 * settled by nobody yet: each officer keeps their own list, and looks at what is new.
 */
async function settleStates(
  tx: Change['tx'],
  documents: readonly ViewedDocument[],
  outcome: ReviewOutcome,
): Promise<void> {
  for (const { document, state, reason } of documents)
    if (outcome === 'accepted' || state === 'needs_change')
      await tx.update(kycDocuments).set({ state, reason }).where(eq(kycDocuments.id, document.id))
}
