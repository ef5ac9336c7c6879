import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { loadDoers } from '../../staff/service-accounts/owners.ts'
import { mustBeSecond } from '../../staff/two-people/rules.ts'
import type { Change } from '../../changes/change.ts'
import { hasEnded, passed } from '../check-times.ts'
import { mustBeWhole } from '../draft-body.ts'
import { publishRevision } from '../publish-revision.ts'
import { loadItem, loadRevision, type Row } from '../rows.ts'
import { takenPart } from '../taken-part.ts'
import { unpublish } from '../unpublish.ts'
import { mustBeNamed, type NamedRevision } from './expected-revision.ts'

/**
 * A second person lets a revision go live, or the item be archived where that was asked.
 * @param given.revision the number of the one they read
 * @param given.kind what they read that is asked; a publication where they do not say
 * @throws AppError forbidden, own_work, not_found, wrong_state, changed_since, conflict, malformed where something is
 * missing
 */
export async function approve(
  change: Change,
  stored: StoredCollection,
  given: NamedRevision & { revision: number },
): Promise<Row> {
  const { id, revision: number, kind = 'publication' } = given
  await mustBeSecond(change, kind, [], '')
  const row = await loadItem(change, stored, id)
  if (!stored.definition.approval || row.state !== 'in_review')
    throw new AppError('wrong_state', 'It is not waiting for approval.')
  const revision = await loadRevision(change, row.draft_revision)
  mustBeNamed(row, revision, { ...given, kind })
  const said = 'Somebody else must approve what you wrote or sent.'
  const doersOf = await loadDoers(change.tx, [row.archive_asked_by])
  await mustBeSecond(change, kind, takenPart(row, revision, doersOf), said)
  const details = { revision: number, archive: row.archive_asked_by !== null }
  change.audit.push({ action: 'approve', collection: stored.definition.name, item_id: id, details })
  if (row.archive_asked_by !== null) return unpublish(change, stored, row, { state: 'archived' })
  mustBeWhole(stored.definition, revision.body)
  if (hasEnded(change, stored, revision.body))
    throw new AppError(
      'malformed',
      'Its end has passed. Return it so that its author can choose another end.',
      {
        [stored.definition.window.until ?? '']: passed,
      },
    )
  const [approved] = await change.tx
    .update(revisions)
    .set({ approved_by: change.actor.id, approved_at: change.now })
    .where(eq(revisions.id, revision.id))
    .returning()
  return publishRevision(change, stored, row, approved ?? revision)
}
