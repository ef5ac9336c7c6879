import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { checkTimes } from '../check-times.ts'
import { mustBeConfirmed } from '../confirm-rate.ts'
import { mustBeWhole } from '../draft-body.ts'
import { needsApproval } from '../needs-approval.ts'
import { mustWrite } from '../permissions.ts'
import { loadItem, loadRevision, writeItem, type Row } from '../rows.ts'
import { mustBeNamed } from './expected-revision.ts'

type Submission = {
  id: string
  at: string | null
  revision?: number | undefined
  /** the reason for a rate that exceeds a limit */
  confirmation?: string | undefined
}

/**
 * Sends the draft for approval.
 * @param at the time it is to go live; without one, on approval
 * @param revision the number that was read; a newer draft is refused
 * @throws AppError forbidden, not_found, wrong_state, changed_since, malformed where something is missing, over_change_limit
 */
export async function submit(
  change: Change,
  stored: StoredCollection,
  { id, at: requested, revision: number, confirmation }: Submission,
): Promise<Row> {
  mustWrite(change.actor, stored.definition)
  const row = await loadItem(change, stored, id)
  if (row.state !== 'draft') throw new AppError('wrong_state', 'Only a draft can be sent for approval.')
  const revision = await loadRevision(change, row.draft_revision)
  mustBeNamed(row, revision, { id, revision: number })
  if (!(await needsApproval(change, stored, row, revision.body)))
    throw new AppError('wrong_state', 'It needs nobody’s approval: publish it.')
  mustBeWhole(stored.definition, revision.body)
  const isWithdrawn = revision.submitted_by !== null && revision.returned_reason === null
  const draftedAt = isWithdrawn ? revision.created_at : null
  const at = checkTimes(change, stored, revision.body, { at: requested, draftedAt })
  const confirmed = await mustBeConfirmed(change, stored, revision, confirmation)
  const set = {
    submitted_at: change.now,
    submitted_by: change.actor.id,
    publish_at: at,
    returned_reason: null,
  }
  await change.tx.update(revisions).set(set).where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, at, ...(confirmed !== null && { confirmed }) }
  change.audit.push({ action: 'submit', collection: stored.definition.name, item_id: id, details })
  return writeItem(change, stored, id, { state: 'in_review' })
}
