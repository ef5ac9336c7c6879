import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../changes/change.ts'
import { closeGap } from './publish-revision.ts'
import { emitChange, writeItem, type Row, type RowChange } from './rows.ts'

/** Takes an item off the site. The rate before it becomes valid again. */
export async function unpublish(
  change: Change,
  stored: StoredCollection,
  row: Row,
  set: RowChange,
): Promise<Row> {
  const written = await writeItem(change, stored, row.id, {
    ...set,
    live_revision: null,
    next_revision: null,
    next_at: null,
    next_until: null,
    archive_asked_by: null,
  })
  const gone = await emitChange(change, stored, written)
  if (stored.definition.appendOnly && row.live_revision !== null) await closeGap(change, stored, row)
  return gone
}
