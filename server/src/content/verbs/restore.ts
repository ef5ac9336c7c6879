import { and, eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { mustStay, needsApproval } from '../needs-approval.ts'
import { mustWrite } from '../permissions.ts'
import { publishRevision } from '../publish-revision.ts'
import { restingState } from '../resting-state.ts'
import { loadItem, loadRevision, writeItem, type Revision, type Row } from '../rows.ts'
import { unpublish } from '../unpublish.ts'

/** What stood on the site before: the revision that was shown, and the one that was to take over. */
export type RestoredRevisions = {
  id: string
  /** null where nothing of it was on the site */
  revision: number | null
  next?: number | undefined
  /** the revision that was published in its place; absent where the item was archived */
  instead_of?: number | undefined
  /** it was archived before it was published, and is again; only where nothing of it was on the site */
  archived?: boolean | undefined
}

/**
 * Puts back what stood on the site before the item was archived or another revision was published, where no second person is
 * needed; a newer draft stays a draft. What a second person approved is sent for approval again in place of this.
 * @throws AppError forbidden, not_found, needs_approval, wrong_state where it is not archived or not published, malformed where
 * there is no such revision, changed_since where another one is live by now, conflict where its place was taken meanwhile
 */
export async function restore(
  change: Change,
  stored: StoredCollection,
  { id, revision: number, next, instead_of, archived }: RestoredRevisions,
): Promise<Row> {
  const { definition } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  if (number === null && instead_of === undefined)
    throw new AppError('malformed', 'There is no such revision.', { revision: 'not there' })
  await mustBeReplaceable(change, row, instead_of)
  const details = {
    revision: number,
    ...(next !== undefined && { next }),
    ...(instead_of !== undefined && { instead_of }),
    ...(archived && { archived }),
  }
  change.audit.push({ action: 'restore', collection: definition.name, item_id: id, details })
  if (number === null) {
    await mustStay(change, stored, row, null)
    if (await needsApproval(change, stored, row, null)) throw secondPerson()
    return unpublish(change, stored, row, { state: archived ? 'archived' : 'draft' })
  }
  let shown = row
  for (const name of next === undefined ? [number] : [number, next]) {
    const revision = await numbered(change, stored, id, name)
    if (await needsApproval(change, stored, row, revision.body)) throw secondPerson()
    shown = await publishRevision(change, stored, shown, revision)
  }
  return writeItem(change, stored, id, { state: restingState(shown, change.now) })
}

const secondPerson = () =>
  new AppError('needs_approval', 'A second person must approve this: send it for approval.')

/** Archived; or what was published stands there still, and nothing waits for a decision. */
async function mustBeReplaceable(change: Change, row: Row, insteadOf: number | undefined): Promise<void> {
  if (insteadOf === undefined) {
    if (row.state !== 'archived')
      throw new AppError('wrong_state', 'Only what is archived can be put back on the site.')
    return
  }
  if (row.live_revision === null || row.state === 'in_review')
    throw new AppError('wrong_state', 'Only what is published, and not waiting, can be taken back.')
  // One that begins by its own day waits for it beside what is live.
  const published = await loadRevision(change, row.next_revision ?? row.live_revision)
  if (published.number !== insteadOf)
    throw new AppError('changed_since', 'Another revision was published by now. Read that one first.')
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
