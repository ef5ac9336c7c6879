import { eq } from 'drizzle-orm'
import type { Stored } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { Failure } from '../../failure.ts'
import type { Change } from '../change.ts'
import { mustApprove } from '../permissions.ts'
import { loadItem, loadRevision, writeItem, type Row } from '../rows.ts'

/**
 * Sends what waits for approval back to its writers with a reason.
 * @throws Failure forbidden, not_found, wrong_state
 */
export async function sendBack(
  change: Change,
  stored: Stored,
  { id, reason }: { id: string; reason: string },
): Promise<Row> {
  mustApprove(change.actor)
  const row = await loadItem(change, stored, id)
  if (row.state !== 'in_review') throw new Failure('wrong_state', 'It is not waiting for approval.')
  const revision = await loadRevision(change, row.draft_revision)
  await change.tx.update(revisions).set({ returned_reason: reason }).where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, reason }
  change.audit.push({ action: 'return', collection: stored.definition.name, item_id: id, details })
  const live = row.archive_asked_by !== null && row.live_revision !== null
  return writeItem(change, stored, id, { state: live ? 'published' : 'draft', archive_asked_by: null })
}
