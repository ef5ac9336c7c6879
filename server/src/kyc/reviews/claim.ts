import { eq, sql, and, asc, gt, inArray, isNull, lt, not, notInArray, or, type SQL } from 'drizzle-orm'
import { claimMinutes } from '#contract/limits.ts'
import { assignments, kycSubmissions, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Submission } from '../submissions/customer-submissions.ts'
import { identitiesOf, mailbox } from '../../staff/users/mailbox.ts'
import { mustBeSecond } from '../../staff/two-people/rules.ts'
import { readDeadlines, type Deadlines, type WorkLimits } from '../../staff/work-queue/deadlines.ts'
import { loadSubmission } from './find.ts'
import { submissionDeadline } from './submission-deadline.ts'

const inMinutes = sql`now() + make_interval(mins => ${claimMinutes})`

/** @throws AppError conflict while another has it in hand */
function mustBeFree(change: Change, { claimed_by, claimed_until }: Submission): void {
  if (claimed_by && claimed_by !== change.actor.id && claimed_until && claimed_until > change.now)
    throw new AppError('conflict', 'A colleague is reviewing this submission.')
}

/** Submissions from an officer's own address, and all others for an account that this address has named. */
export const ownOf = (officer: string): SQL => sql`exists (
  select 1 from ${kycSubmissions} as own join ${user} as officer on officer.id = ${officer}
  where ${mailbox(sql`own.username`)} = ${mailbox(sql`officer.email`)}
    and (own.username = ${kycSubmissions.username} or own.account_number = ${kycSubmissions.account_number}))`

/** Submissions that an officer may review: not their own, and not those that they finished as the first of two. */
export const reviewableBy = (officer: string, identities: readonly string[]): SQL | undefined =>
  and(
    not(ownOf(officer)),
    or(
      isNull(kycSubmissions.first_accepted_by),
      notInArray(kycSubmissions.first_accepted_by, [...identities]),
    ),
  )

/** @throws AppError own_work where the submission is the officer's own */
async function mustBeAnothers({ tx, actor }: Change, id: string): Promise<void> {
  const [own] = await tx
    .select({ id: kycSubmissions.id })
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.id, id), ownOf(actor.id)))
  if (own)
    throw new AppError('own_work', 'This is your own submission or account: a colleague must review it.')
}

/** Refuses the officer who did the first of two reviews. */
export const secondNeeded = 'You did the first review. Another officer must do the second.'

/**
 * Assigns a submission to an officer, so that nobody else decides on it meanwhile.
 * @throws AppError conflict, wrong_state, own_work where it is from the officer's own contact or for their account, and
 * where the officer did the first of two reviews
 */
export async function claim(change: Change, { id }: { id: string }): Promise<void> {
  const row = await loadSubmission(change, id)
  mustBeFree(change, row)
  await mustBeAnothers(change, id)
  if (row.state !== 'received' && row.state !== 'in_review')
    throw new AppError('wrong_state', 'There is nothing to review in this submission now.')
  if (row.two_officers) await mustBeSecond(change, 'corporate_kyc', [row.first_accepted_by], secondNeeded)
  await change.tx
    .update(kycSubmissions)
    .set({ state: 'in_review', claimed_by: change.actor.id, claimed_until: inMinutes })
    .where(eq(kycSubmissions.id, id))
  change.audit.push({ action: 'claim', collection: 'kyc_submissions', item_id: id, details: {} })
}

/** Gives a submission back to the queue. What one has not in hand any more is left as it is, and nothing is recorded. */
export async function release(change: Change, { id }: { id: string }): Promise<void> {
  const row = await loadSubmission(change, id)
  mustBeFree(change, row)
  if (row.claimed_by !== change.actor.id) return
  await change.tx
    .update(kycSubmissions)
    .set({
      // The first of two reviews is done, and stays so.
      ...(row.state === 'in_review' && !row.first_accepted_by && { state: 'received' as const }),
      claimed_by: null,
      claimed_until: null,
    })
    .where(eq(kycSubmissions.id, id))
  change.audit.push({ action: 'release', collection: 'kyc_submissions', item_id: id, details: {} })
}

/** Decisions are for who has it in hand, and keep it there. @throws AppError wrong_state */
export async function mustHold(change: Change, row: Submission): Promise<void> {
  const { claimed_by, claimed_until } = row
  const mine = claimed_by === change.actor.id && claimed_until !== null && claimed_until > change.now
  if (row.state !== 'in_review' || !mine)
    throw new AppError('wrong_state', 'Start the review of this submission first.')
  await change.tx
    .update(kycSubmissions)
    .set({ claimed_until: inMinutes })
    .where(eq(kycSubmissions.id, row.id))
}

/** Gives the officer another half hour. @throws AppError wrong_state where they do not have it in hand */
export const extend = async (change: Change, { id }: { id: string }): Promise<void> =>
  mustHold(change, await loadSubmission(change, id))

/** As `extend`, for officers who may not have it in hand: of them nothing changes. */
export async function extendIfHeld({ tx, actor }: Change, id: string): Promise<void> {
  await tx
    .update(kycSubmissions)
    .set({ claimed_until: inMinutes })
    .where(
      and(
        eq(kycSubmissions.id, id),
        eq(kycSubmissions.claimed_by, actor.id),
        gt(kycSubmissions.claimed_until, sql`now()`),
        eq(kycSubmissions.state, 'in_review'),
      ),
    )
}

/**
 * Takes in hand what is assigned to this officer, else what is due first; nothing that another has in hand or is
 * assigned. What one has looked at already waits for a second officer. Of two who ask at once each gets another.
 * @returns its id
 * @throws AppError not_found where nothing waits
 */
export async function claimNext(change: Change, workLimits: WorkLimits): Promise<string> {
  const deadlines = await readDeadlines(change.tx, workLimits)
  const id =
    (await dueFirst(change, deadlines, assignedTo(change.actor.id))) ??
    (await dueFirst(change, deadlines, assignedToNobody))
  if (id === undefined) throw new AppError('not_found', 'Nothing waits that you could review.')
  await claim(change, { id })
  return id
}

const assigned = sql`select 1 from ${assignments} where ${assignments.collection} = 'kyc_submissions' and ${assignments.item_id} = ${kycSubmissions.id}`
export const assignedTo = (officer: string) =>
  sql`exists (${assigned} and ${assignments.assignee} = ${officer})`
const assignedToNobody = sql`not exists (${assigned})`

/** Returns the open submission that matches and is due first; locked. */
async function dueFirst(
  { tx, actor }: Change,
  deadlines: Deadlines,
  matching: SQL,
): Promise<string | undefined> {
  const t = kycSubmissions
  const own = await identitiesOf(tx, actor.id)
  const [row] = await tx
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        isNull(t.erased_at),
        inArray(t.state, ['received', 'in_review']),
        or(isNull(t.claimed_by), lt(t.claimed_until, sql`now()`)),
        reviewableBy(actor.id, own),
        matching,
      ),
    )
    .orderBy(submissionDeadline(deadlines), asc(t.sent_at), asc(t.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row?.id
}
