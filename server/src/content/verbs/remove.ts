import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../../http/app-error.ts'
import { doersOf } from '../../changes/actor.ts'
import type { Change } from '../../changes/change.ts'
import { mustPropose, mustWrite, proposes } from '../permissions.ts'
import { mustStay, needsApproval } from '../needs-approval.ts'
import { loadItem, loadRevision, type Row } from '../rows.ts'
import { settleLinks } from '../settle-links.ts'
import { unpublish } from '../unpublish.ts'
import { archive } from './archive.ts'

/**
 * Deletes an item; its history stays. In a collection that needs approval a service account requests archiving of a
 * published item, and deletes only its own drafts.
 * @param given.links what becomes of links to it; without a choice they stay, and are reported as broken
 * @returns the item with the archive request, null if it was deleted
 * @throws AppError forbidden, not_found, needs_approval if the item is published and archiving needs a second person
 */
export async function remove(
  change: Change,
  stored: StoredCollection,
  { id, links }: { id: string; links?: LinksChoice | undefined },
): Promise<Row | null> {
  const { definition } = stored
  const asProposal = proposes(change.actor, definition)
  if (asProposal) mustPropose(change.actor, definition)
  else mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  if (asProposal && row.live_revision !== null) {
    // A client that repeats its request gets the same response.
    const isRequested = row.state === 'in_review' && row.archive_asked_by === change.actor.id
    return isRequested ? row : archive(change, stored, { id, links })
  }
  if (asProposal) await mustBeOwn(change, row)
  await mustStay(change, stored, row, null)
  if (await needsApproval(change, stored, row, null))
    throw new AppError('needs_approval', 'A second person must approve its archiving first.')
  if (links !== undefined) await settleLinks(change, stored, id, links)
  change.audit.push({ action: 'delete', collection: definition.name, item_id: id, details: {} })
  await unpublish(change, stored, row, { state: 'archived', deleted_at: change.now })
  return null
}

/** @throws AppError forbidden where staff wrote any of the newest revision */
async function mustBeOwn(change: Change, row: Row): Promise<void> {
  const { contributors } = await loadRevision(change, row.draft_revision)
  const own = doersOf(change.actor)
  if (contributors.some((id) => !own.includes(id)))
    throw new AppError('forbidden', 'Staff have edited this draft. Only they can delete it.')
}
