import { eq } from 'drizzle-orm'
import type { Stored } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { Failure } from '../../failure.ts'
import type { Change } from '../change.ts'
import { mustBeWhole } from '../draft-body.ts'
import { goLive } from '../go-live.ts'
import { mustApprove } from '../permissions.ts'
import { loadItem, loadRevision, type Row } from '../rows.ts'
import { takeDown } from '../take-down.ts'

/**
 * A second person lets a revision go live, or the item be archived where that was asked.
 * @param revision the number of the one they read
 * @throws Failure forbidden, own_work, not_found, wrong_state, overtaken, conflict, malformed where something is missing
 */
export async function approve(
  change: Change,
  stored: Stored,
  { id, revision: number }: { id: string; revision: number },
): Promise<Row> {
  mustApprove(change.actor)
  const row = await loadItem(change, stored, id)
  if (row.state !== 'in_review') throw new Failure('wrong_state', 'It is not waiting for approval.')
  const revision = await loadRevision(change, row.draft_revision)
  if (revision.number !== number)
    throw new Failure('overtaken', 'There is a newer revision; read that one first.')
  const own = row.archive_asked_by === null ? revision.contributors : [row.archive_asked_by]
  if (own.includes(change.actor.id))
    throw new Failure('own_work', 'Somebody else must approve what you wrote.')
  const details = { revision: number, archive: row.archive_asked_by !== null }
  change.audit.push({ action: 'approve', collection: stored.definition.name, item_id: id, details })
  if (row.archive_asked_by !== null) return takeDown(change, stored, row, { state: 'archived' })
  mustBeWhole(stored.definition, revision.body)
  const [approved] = await change.tx
    .update(revisions)
    .set({ approved_by: change.actor.id, approved_at: change.now })
    .where(eq(revisions.id, revision.id))
    .returning()
  return goLive(change, stored, row, approved ?? revision)
}
