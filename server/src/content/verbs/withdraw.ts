import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { mustWrite } from '../permissions.ts'
import { restingState } from '../resting-state.ts'
import { loadItem, loadRevision, writeItem, type Row } from '../rows.ts'
import { mustBeNamed, type NamedRevision } from './expected-revision.ts'
import { notifyOthers, type Post } from './notify-others.ts'

/**
 * Takes back what waits for a decision, a revision or an archiving, by who sent it. Its words stay as a draft.
 * @throws AppError forbidden, not_found, wrong_state where nothing waits, not_sender, changed_since
 */
export async function withdraw(
  change: Change,
  stored: StoredCollection,
  given: NamedRevision,
  post: Post,
): Promise<Row> {
  const { definition } = stored
  const { id } = given
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  if (row.state !== 'in_review') throw new AppError('wrong_state', 'Nothing of it waits for a decision.')
  const revision = await loadRevision(change, row.draft_revision)
  mustBeNamed(row, revision, given)
  const archive = row.archive_asked_by !== null
  const sender = archive ? row.archive_asked_by : (revision.submitted_by ?? revision.author)
  if (sender !== change.actor.id)
    throw new AppError('not_sender', 'Only who sent it can withdraw it. An approver can return it.')
  if (!archive)
    await change.tx.update(revisions).set({ submitted_at: null }).where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, archive }
  change.audit.push({ action: 'withdraw', collection: definition.name, item_id: id, details })
  await notifyOthers(change, post, id, revision.contributors)
  return writeItem(change, stored, id, {
    state: archive ? restingState(row, change.now) : 'draft',
    archive_asked_by: null,
  })
}
