import type { kycSubmissions } from '#database/tables.ts'

type Submission = typeof kycSubmissions.$inferSelect
type Claim = Pick<Submission, 'claimed_by' | 'claimed_until'>

/** Whether an officer has it in hand. Exact to a second, which is enough to show; commands use the database's clock. */
export const isClaimed = ({ claimed_by, claimed_until }: Claim): boolean =>
  claimed_by !== null && claimed_until !== null && Date.parse(claimed_until) > Date.now()

/**
 * Returns the state of a submission as staff and its customer see it. A claim that has expired before the first of two reviews
 * was done counts as released.
 */
export const shownState = (
  row: Claim & Pick<Submission, 'state' | 'first_accepted_by'>,
): Submission['state'] =>
  row.state === 'in_review' && row.first_accepted_by === null && !isClaimed(row) ? 'received' : row.state
