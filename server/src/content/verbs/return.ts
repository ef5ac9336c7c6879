import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { mustApprove } from '../permissions.ts'
import { restingState } from '../resting-state.ts'
import { loadItem, loadRevision, writeItem, type Row } from '../rows.ts'
import { mustBeNamed, type NamedRevision } from './expected-revision.ts'

/**
 * Sends what waits for approval back to its writers with a reason.
 * @throws AppError forbidden, not_found, wrong_state, changed_since where they name another revision or kind
 */
export async function sendBack(
  change: Change,
  stored: StoredCollection,
  given: NamedRevision & { reason: string },
): Promise<Row> {
  const { id, reason } = given
  mustApprove(change.actor)
  const row = await loadItem(change, stored, id)
  if (row.state !== 'in_review') throw new AppError('wrong_state', 'It is not waiting for approval.')
  const revision = await loadRevision(change, row.draft_revision)
  mustBeNamed(row, revision, given)
  await change.tx.update(revisions).set({ returned_reason: reason }).where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, reason }
  change.audit.push({ action: 'return', collection: stored.definition.name, item_id: id, details })
  const archive = row.archive_asked_by !== null
  return writeItem(change, stored, id, {
    state: archive ? restingState(row, change.now) : 'draft',
    archive_asked_by: null,
  })
}
