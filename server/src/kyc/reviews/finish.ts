import { eq, sql } from 'drizzle-orm'
import { kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { typeNamed } from '../body.ts'
import { tellCustomer } from '../tell-customer.ts'
import { mustHold } from './claim.ts'
import { currentPapers, loadSubmission, mustBeVersion } from './find.ts'

export type Finished = 'needs_change' | 'second_reviewer' | 'accepted'

/**
 * Ends a review. Where a paper is asked for again the customer hears so; where all are accepted the submission is
 * processed, a corporate one once a second officer has finished it too.
 * @throws Failure overtaken, wrong_state while a paper is undecided, own_work where the second reviewer is the first
 */
export async function finish(
  change: Change,
  jobs: Jobs,
  { id, version }: { id: string; version: number },
): Promise<Finished> {
  const { tx, actor, now } = change
  const row = await loadSubmission(change, id)
  mustBeVersion(row, version)
  await mustHold(change, row)
  const papers = await currentPapers(change, id)
  if (papers.some(({ state }) => state === 'received'))
    throw new Failure('wrong_state', 'Decide on every paper first.')
  const asked = papers.some(({ state }) => state === 'needs_change')
  const two = (await typeNamed(tx, row.kyc_account_type_id)) === 'Corporate Account'
  if (!asked && two && row.first_accepted_by === actor.id)
    throw new Failure('own_work', 'A second officer must look at a corporate account.')
  const first = !asked && two && row.first_accepted_by === null
  const outcome: Finished = asked ? 'needs_change' : first ? 'second_reviewer' : 'accepted'
  const free = { claimed_by: null, claimed_until: null, version: sql`${kycSubmissions.version} + 1` }
  const set = {
    needs_change: { state: 'needs_change' as const },
    second_reviewer: { first_accepted_by: actor.id },
    accepted: { state: 'accepted' as const, processed: true, accepted_at: now },
  }[outcome]
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
  if (outcome === 'needs_change') await tellCustomer(change, jobs, row, 'kyc-needs-change')
  if (outcome === 'accepted') await tellCustomer(change, jobs, row, 'kyc-accepted')
  return outcome
}
