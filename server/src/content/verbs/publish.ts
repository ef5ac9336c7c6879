import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { checkTimes } from '../check-times.ts'
import { mustBeWhole } from '../draft-body.ts'
import { needsApproval } from '../needs-approval.ts'
import { publishRevision } from '../publish-revision.ts'
import { mustWrite } from '../permissions.ts'
import { loadItem, loadRevision, type Row } from '../rows.ts'
import { mustBeNamed } from './expected-revision.ts'

/**
 * Publishes the draft, or what was archived, where the collection needs no approval.
 * @param at the time it is to go live; without one, at once
 * @param revision the number that was read; a newer draft is refused
 * @throws AppError forbidden, not_found, needs_approval, wrong_state, changed_since, malformed where something is missing
 */
export async function publish(
  change: Change,
  stored: StoredCollection,
  { id, at: requested, revision: number }: { id: string; at: string | null; revision?: number | undefined },
): Promise<Row> {
  const { definition } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  const newest = await loadRevision(change, row.draft_revision)
  mustBeNamed(row, newest, { id, revision: number })
  const { id: revisionId, body } = newest
  if (await needsApproval(change, stored, row, body))
    throw new AppError('needs_approval', 'A second person must approve this: submit it.')
  if (row.live_revision !== null && row.live_revision === row.draft_revision) {
    throw new AppError('wrong_state', 'It is published already.')
  }
  mustBeWhole(definition, body)
  const at = checkTimes(change, stored, body, { at: requested })
  const [revision] = await change.tx
    .update(revisions)
    .set({ publish_at: at })
    .where(eq(revisions.id, revisionId))
    .returning()
  if (!revision) throw new Error('the revision went away')
  const details = { revision: revision.number, at }
  change.audit.push({ action: 'publish', collection: definition.name, item_id: id, details })
  return publishRevision(change, stored, row, revision)
}
