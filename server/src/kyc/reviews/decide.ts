import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ChangeReason } from '#contract/kyc.ts'
import { kycPapers, kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { mustHold } from './claim.ts'
import { loadSubmission, mustBeVersion } from './find.ts'

export type Decision =
  | { decision: 'accepted' }
  /** in the words the customer reads, in both languages */
  | { decision: 'needs_change'; reason: ChangeReason }

/**
 * Accepts one paper or asks for it again. The customer hears of it when the review is finished.
 * @throws Failure not_found, overtaken, wrong_state
 */
export async function decide(
  change: Change,
  { id, paper, version, ...decided }: { id: string; paper: string; version: number } & Decision,
): Promise<void> {
  const { tx } = change
  const row = await loadSubmission(change, id)
  mustBeVersion(row, version)
  await mustHold(change, row)
  const [found] = await tx
    .update(kycPapers)
    .set({
      state: decided.decision,
      reason: decided.decision === 'needs_change' ? decided.reason : null,
    })
    .where(and(eq(kycPapers.id, paper), eq(kycPapers.submission_id, id), isNull(kycPapers.replaced_at)))
    .returning({ purpose: kycPapers.purpose })
  if (!found) throw new Failure('not_found', 'There is no such paper.')
  // A paper decided on anew is no longer the one that the first of two reviewers saw.
  await tx
    .update(kycSubmissions)
    .set({
      version: sql`${kycSubmissions.version} + 1`,
      ...(decided.decision === 'needs_change' && { first_accepted_by: null }),
    })
    .where(eq(kycSubmissions.id, id))
  change.audit.push({
    action: decided.decision === 'accepted' ? 'accept paper' : 'ask for paper again',
    collection: 'kyc_submissions',
    item_id: id,
    details: { paper, purpose: found.purpose },
  })
}
