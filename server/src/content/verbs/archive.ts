import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { mustStay, needsApproval } from '../needs-approval.ts'
import { mustPropose, mustWrite, proposes } from '../permissions.ts'
import { loadItem, writeItem, type Row } from '../rows.ts'
import { settleLinks } from '../settle-links.ts'
import { unpublish } from '../unpublish.ts'

/**
 * Takes an item off the site and keeps it. Where the collection needs approval, requests that from a second person; a
 * service account always requests it there.
 * @param given.links what becomes of links to it; without a choice they stay, and are reported as broken
 * @throws AppError forbidden, not_found, wrong_state
 */
export async function archive(
  change: Change,
  stored: StoredCollection,
  { id, links }: { id: string; links?: LinksChoice | undefined },
): Promise<Row> {
  const { definition } = stored
  const asProposal = proposes(change.actor, definition)
  if (asProposal) mustPropose(change.actor, definition)
  else mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  if (row.live_revision === null) throw new AppError('wrong_state', 'Only what is published can be archived.')
  if (row.state === 'in_review') throw new AppError('wrong_state', 'It is waiting for a decision already.')
  await mustStay(change, stored, row, null)
  if (links !== undefined) await settleLinks(change, stored, id, links)
  change.audit.push({ action: 'archive', collection: definition.name, item_id: id, details: {} })
  if (!asProposal && !(await needsApproval(change, stored, row, null)))
    return unpublish(change, stored, row, { state: 'archived' })
  return writeItem(change, stored, id, { state: 'in_review', archive_asked_by: change.actor.id })
}
