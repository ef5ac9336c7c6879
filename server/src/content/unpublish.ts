import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../changes/change.ts'
import { closeGap } from './publish-revision.ts'
import { writeAndEmit, type Row } from './rows.ts'

/** Takes an item off the site. The rate before it becomes valid again. */
export async function unpublish(
  change: Change,
  stored: StoredCollection,
  row: Row,
  set: Partial<Row>,
): Promise<Row> {
  const gone = await writeAndEmit(change, stored, row, {
    ...set,
    ...(set.state === 'archived' && { archived_revision: row.draft_revision }),
    live_revision: null,
    next_revision: null,
    next_at: null,
    next_until: null,
    archive_asked_by: null,
  })
  if (stored.definition.appendOnly && row.live_revision !== null) await closeGap(change, stored, row)
  return gone
}
