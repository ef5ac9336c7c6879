import { eq } from 'drizzle-orm'
import type { RescheduleBody } from '#contract/backoffice/timeline.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { reasonKey, recordedReasons } from '../confirm-rate.ts'
import { needsApproval } from '../needs-approval.ts'
import { mustWrite } from '../permissions.ts'
import { visibleRevision } from '../resolve-schedule.ts'
import { scheduledIn } from '../resting-state.ts'
import { loadItem, loadRevision, type Revision, type Row } from '../rows.ts'
import type { Post } from './notify-others.ts'
import { publish } from './publish.ts'
import { submit } from './submit.ts'
import { unschedule } from './unschedule.ts'
import { update } from './update.ts'
import { withdraw } from './withdraw.ts'

type Given = RescheduleBody & { id: string }

/**
 * Gives what is scheduled another time, or what is shown another end. What a second person approved was approved for its
 * time: it is taken off the schedule and waits for approval at the new one. What waits is moved by who sent it, and waits
 * on. All else is scheduled at once.
 * @throws AppError forbidden, not_found, wrong_state where it is not scheduled or shown, or a newer draft is there;
 * not_sender, changed_since, malformed (the time)
 */
export async function reschedule(
  change: Change,
  stored: StoredCollection,
  { id, revision: number, edge, at: asked }: Given,
  post: Post,
): Promise<Row> {
  const { definition } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  const waiting = edge === 'begins' ? await waitingAs(change, row, number) : null
  const scheduled = waiting ? null : scheduledIn(row, change.now)
  const shown = edge === 'ends' && !scheduled ? visibleRevision(row, change.now) : null
  const revision = waiting ?? (await loadRevision(change, scheduled?.revision ?? shown))
  if (revision.number !== number)
    throw new AppError('changed_since', 'Another revision is scheduled by now. Look at that one first.')
  // The words of a newer one would go out with it.
  if (!waiting && (row.draft_revision !== revision.id || row.state === 'in_review'))
    throw new AppError('wrong_state', 'It has a newer draft. Give it its time in its form.')
  const body =
    waiting && !beginsWhenPublished(stored, waiting) ? null : movedBody(stored, revision, edge, asked)
  const begins = edge === 'begins' ? asked : (scheduled?.at ?? null)
  const named = { id, revision: number }
  const opened = waiting
    ? await withdraw(change, stored, { ...named, kind: 'publication' }, post)
    : scheduled
      ? await unschedule(change, stored, named, post)
      : row
  const written =
    body === null ? opened : await update(change, stored, { id, version: opened.version, body, draft: true })
  const { id: newest, body: words } = await loadRevision(change, written.draft_revision)
  // What was sent together and is moved together is read together.
  if (newest !== revision.id)
    await change.tx.update(revisions).set({ batch_id: revision.batch_id }).where(eq(revisions.id, newest))
  const second = await needsApproval(change, stored, row, words)
  // The same figures were confirmed when they were submitted.
  const confirmation = (await recordedReasons(change.tx, [id])).get(reasonKey(id, number))
  const moved = second
    ? await submit(change, stored, { id, at: begins, confirmation })
    : await publish(change, stored, { id, at: begins })
  const details = { revision: number, edge, at: asked }
  change.audit.push({ action: 'reschedule', collection: definition.name, item_id: id, details })
  return moved
}

/** The revision with this number where it waits for approval. */
async function waitingAs(change: Change, row: Row, number: number): Promise<Revision | null> {
  if (row.state !== 'in_review' || row.archive_asked_by !== null) return null
  const revision = await loadRevision(change, row.draft_revision)
  return revision.number === number ? revision : null
}

/** Whether what waits begins at the moment of its publication, as a rate does; a notice may begin later. */
function beginsWhenPublished({ definition: { window } }: StoredCollection, waiting: Revision): boolean {
  const begins = window.from === null ? null : waiting.body[window.from]
  return typeof begins === 'string' && Date.parse(begins) === Date.parse(waiting.publish_at ?? '')
}

/** Returns the body with its start or end at that time; null if the item has no such field. @throws AppError wrong_state */
function movedBody(
  { definition: { window } }: StoredCollection,
  { body }: Revision,
  edge: RescheduleBody['edge'],
  at: string,
): Revision['body'] | null {
  const field = edge === 'begins' ? window.from : window.until
  if (edge === 'ends' && (field === null || typeof body[field] !== 'string'))
    throw new AppError('wrong_state', 'It has no end that could be moved.')
  if (field === null || typeof body[field] !== 'string') return null
  return { ...body, [field]: at }
}
