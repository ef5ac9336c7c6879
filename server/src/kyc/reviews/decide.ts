import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ChangeReason } from '#contract/kyc.ts'
import { kycDocumentDecisions, kycDocuments, kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { identitiesOf } from '../../staff/users/mailbox.ts'
import { mustHold, secondNeeded } from './claim.ts'
import { loadSubmission, mustBeVersion } from './find.ts'
import { seenBy } from './officer-decisions.ts'

export type Decision =
  | { decision: 'accepted' }
  /** in the words the customer reads, in both languages */
  | { decision: 'needs_change'; reason: ChangeReason }

/**
 * Accepts one document or asks for it again. The customer hears of it when the review is finished. Where two officers look,
 * it is noted on this one's own list only.
 * @throws AppError not_found, overtaken, wrong_state, pages_unopened where an officer accepts what they have not seen
 */
export async function decide(
  change: Change,
  { id, document, version, ...decided }: { id: string; document: string; version: number } & Decision,
): Promise<void> {
  const { tx, actor, now } = change
  const row = await loadSubmission(change, id)
  mustBeVersion(row, version)
  await mustHold(change, row)
  const [found] = await tx
    .select()
    .from(kycDocuments)
    .where(
      and(
        eq(kycDocuments.id, document),
        eq(kycDocuments.submission_id, id),
        isNull(kycDocuments.replaced_at),
      ),
    )
    .for('update')
  if (!found) throw new AppError('not_found', 'There is no such document.')
  const first = row.first_accepted_by
  if (row.two_officers && first !== null && (await identitiesOf(tx, actor.id)).includes(first))
    throw new AppError('own_work', secondNeeded)
  if (decided.decision === 'accepted') {
    const [viewed] = await seenBy(tx, row, actor.id, [found])
    if (found.pages !== 0 && !viewed?.opened.length)
      throw new AppError('pages_unopened', 'Open the document before you accept it.')
  }
  const reason = decided.decision === 'needs_change' ? decided.reason : null
  const set = { decision: decided.decision, reason, decided_at: now }
  await tx
    .insert(kycDocumentDecisions)
    .values({ document_id: document, officer: actor.id, ...set })
    .onConflictDoUpdate({ target: [kycDocumentDecisions.document_id, kycDocumentDecisions.officer], set })
  if (!row.two_officers)
    await tx
      .update(kycDocuments)
      .set({ state: decided.decision, reason })
      .where(eq(kycDocuments.id, document))
  await tx
    .update(kycSubmissions)
    .set({ version: sql`${kycSubmissions.version} + 1` })
    .where(eq(kycSubmissions.id, id))
  change.audit.push({
    action: decided.decision === 'accepted' ? 'accept document' : 'ask for document again',
    collection: 'kyc_submissions',
    item_id: id,
    details: { document, purpose: found.purpose },
  })
}
