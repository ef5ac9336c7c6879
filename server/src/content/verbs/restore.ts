import { and, eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { needsApproval } from '../needs-approval.ts'
import { mustWrite } from '../permissions.ts'
import { publishRevision } from '../publish-revision.ts'
import { restingState } from '../resting-state.ts'
import { loadItem, writeItem, type Revision, type Row } from '../rows.ts'

/** What stood on the site before it was archived: the revision that was shown, and the one that was to take over. */
export type RestoredRevisions = { id: string; revision: number; next?: number | undefined }

/**
 * Puts back on the site what was archived, as it was, where no second person is needed; a newer draft stays a draft. What
 * a second person approved is sent for approval again in place of this.
 * @throws AppError forbidden, not_found, needs_approval, wrong_state where it is not archived, malformed where there is no
 * such revision, conflict where its place was taken meanwhile
 */
export async function restore(
  change: Change,
  stored: StoredCollection,
  { id, revision: number, next }: RestoredRevisions,
): Promise<Row> {
  const { definition } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  if (row.state !== 'archived')
    throw new AppError('wrong_state', 'Only what is archived can be put back on the site.')
  const names = next === undefined ? [number] : [number, next]
  let shown = row
  for (const name of names) {
    const revision = await numbered(change, stored, id, name)
    if (await needsApproval(change, stored, row, revision.body))
      throw new AppError('needs_approval', 'A second person must approve this: send it for approval.')
    shown = await publishRevision(change, stored, shown, revision)
  }
  const details = { revision: number, ...(next !== undefined && { next }) }
  change.audit.push({ action: 'restore', collection: definition.name, item_id: id, details })
  return writeItem(change, stored, id, { state: restingState(shown, change.now) })
}

async function numbered(
  { tx }: Change,
  { definition }: StoredCollection,
  id: string,
  number: number,
): Promise<Revision> {
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.collection, definition.name), eq(revisions.item_id, id), eq(revisions.number, number)),
    )
  if (!revision?.complete)
    throw new AppError('malformed', 'There is no such revision.', { revision: 'not there' })
  return revision
}
