import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { mustWrite } from '../permissions.ts'
import { mustStay, needsApproval } from '../needs-approval.ts'
import { loadItem } from '../rows.ts'
import { unpublish } from '../unpublish.ts'

/**
 * Deletes an item: gone from the feed, kept in history.
 * @throws AppError forbidden, not_found, needs_approval while it is live and taking it down needs a second person
 */
export async function remove(
  change: Change,
  stored: StoredCollection,
  { id }: { id: string },
): Promise<void> {
  const { definition } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  await mustStay(change, stored, row, null)
  if (await needsApproval(change, stored, row, null))
    throw new AppError('needs_approval', 'A second person must approve its archiving first.')
  change.audit.push({ action: 'delete', collection: definition.name, item_id: id, details: {} })
  await unpublish(change, stored, row, { state: 'archived', deleted_at: change.now })
}
