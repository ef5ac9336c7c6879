import { eq } from 'drizzle-orm'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { hasRole } from '../../changes/actor.ts'
import type { Change } from '../../changes/change.ts'
import { closeGap } from '../publish-revision.ts'
import { approvers } from '../../staff/two-people/rules.ts'
import { mustWrite } from '../permissions.ts'
import { scheduledIn } from '../resting-state.ts'
import { loadItem, loadRevision, writeAndEmit, type Row } from '../rows.ts'
import { settleLinks } from '../settle-links.ts'
import { notifyOthers, type Post } from './notify-others.ts'

const nothingAhead = { next_revision: null, next_at: null, next_until: null }

/**
 * Takes back what was approved, or published for a later time, before it takes effect: by a writer or an approver. What
 * the public sees stays as it is; the revision is a draft again, and is approved anew if it is sent again. What was archived
 * and was to be seen again is archived again.
 * @param given.revision the number that was read; another is refused
 * @param given.links what becomes of links to an item of which nothing else is live; without a choice they stay
 * @throws AppError forbidden, not_found, wrong_state where nothing is ahead, changed_since
 */
export async function unschedule(
  change: Change,
  stored: StoredCollection,
  given: { id: string; revision?: number | undefined; links?: LinksChoice | undefined },
  post: Post,
): Promise<Row> {
  const { definition } = stored
  const { id } = given
  // An approver decides on what is no customer's; the others write it.
  if (definition.staffOnly || !hasRole(change.actor, approvers)) mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  const scheduled = scheduledIn(row, change.now)
  if (!scheduled) throw new AppError('wrong_state', 'Nothing of it is scheduled.')
  const revision = await loadRevision(change, scheduled.revision)
  if (given.revision !== undefined && given.revision !== revision.number)
    throw new AppError('changed_since', 'Another revision is scheduled by now. Read that one first.')
  const first = row.next_revision === null
  // While another revision is live, links to its addresses keep working.
  if (first && given.links !== undefined) await settleLinks(change, stored, id, given.links)
  const ends: Partial<Row> = first
    ? { ...nothingAhead, live_revision: null, visible_from: '-infinity', visible_until: 'infinity' }
    : nothingAhead
  // A newer draft, or what waits for approval, stays what it is; an archiving has nothing left to take off the site.
  const waits = row.state === 'in_review' && !(first && row.archive_asked_by !== null)
  const archived = first && row.draft_revision === revision.id && row.archived_revision === revision.id
  const shown = await writeAndEmit(change, stored, row, {
    ...ends,
    state: waits ? 'in_review' : archived ? 'archived' : 'draft',
    ...(!waits && { archive_asked_by: null }),
  })
  await change.tx
    .update(revisions)
    .set({ approved_by: null, approved_at: null, submitted_at: null })
    .where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, at: scheduled.at }
  change.audit.push({ action: 'unschedule', collection: definition.name, item_id: id, details })
  await notifyOthers(change, post, id, [
    ...revision.contributors,
    revision.submitted_by,
    revision.approved_by,
  ])
  if (definition.appendOnly) await closeGap(change, stored, row)
  return shown
}
