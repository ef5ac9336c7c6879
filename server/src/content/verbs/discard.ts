import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { writeListColumns } from '../list-columns.ts'
import { mustWrite } from '../permissions.ts'
import { restingState } from '../resting-state.ts'
import { filterColumns, loadItem, loadRevision, writeItem, type Row } from '../rows.ts'
import { nyCounts } from '../translations.ts'
import { newestColumns } from '../write-revision.ts'

/**
 * Goes back from a draft to what is live or scheduled, or to what was archived. The draft stays in the history, where its
 * words can be taken up again.
 * @throws AppError forbidden, not_found, wrong_state where there is no draft, or nothing to go back to
 */
export async function discard(
  change: Change,
  stored: StoredCollection,
  { id }: { id: string },
): Promise<Row> {
  const { definition } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  const archived = row.next_revision === null && row.live_revision === null
  const back = archived ? row.archived_revision : (row.next_revision ?? row.live_revision)
  if (row.state !== 'draft' || row.draft_revision === back)
    throw new AppError('wrong_state', 'There is no draft to discard.')
  if (back === null)
    throw new AppError('wrong_state', 'It was never published. Delete it, if nobody needs it.')
  const draft = await loadRevision(change, row.draft_revision)
  const kept = await loadRevision(change, back)
  change.audit.push({
    action: 'discard draft',
    collection: definition.name,
    item_id: id,
    details: { revision: draft.number },
  })
  await writeListColumns(change, stored, id, { body: kept.body, chichewa: nyCounts(kept) })
  return writeItem(change, stored, id, {
    ...(archived && filterColumns(definition, kept.body)),
    ...newestColumns(stored, kept),
    state: archived ? 'archived' : restingState({ ...row, draft_revision: back }, change.now),
  })
}
