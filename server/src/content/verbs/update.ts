import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../../http/app-error.ts'
import { checkTimes } from '../check-times.ts'
import { checkBody } from '../body.ts'
import type { Change } from '../../changes/change.ts'
import { checkDraft } from '../draft-body.ts'
import { withOwnPaths } from '../find-links.ts'
import { standsIn } from '../foreign-sections.ts'
import { mustStay, needsApproval } from '../needs-approval.ts'
import { mustBePublishedByNow } from '../publication-date.ts'
import { publishRevision } from '../publish-revision.ts'
import { mustAllowDraft, mustPropose, mustWrite } from '../permissions.ts'
import { recordedBody } from '../recorded-body.ts'
import { filterColumns, loadItem, loadRevision, writeItem, type Revision, type Row } from '../rows.ts'
import { newestColumns, writeRevision } from '../write-revision.ts'

/** @throws AppError overtaken if the item has changed since that version */
export function mustBeVersion(row: Row, version: number): void {
  if (row.version !== version)
    throw new AppError('overtaken', 'Somebody else has changed this in the meantime.')
}

/** Returns the future effective time of the last revision, which a correction proposes again. */
const timeAhead = ({ now }: Change, last: Revision | null): string | null =>
  last?.publish_at && Date.parse(last.publish_at) > Date.parse(now) ? last.publish_at : null

type ItemUpdate = {
  id: string
  /** version that the client loaded; null overwrites any version, which the audit log records */
  version: number | null
  body: unknown
  /** saves without publishing and allows missing fields */
  draft?: boolean
  /** a draft by an actor who may propose but not write in this collection */
  proposed?: boolean
  /** number of the revision that is restored */
  restored?: number | null
}

/**
 * Writes a draft revision. Without required approval it is published immediately, except drafts and incomplete items of
 * service accounts.
 * @throws AppError forbidden, not_found, malformed, overtaken, append_only
 */
export async function update(
  change: Change,
  stored: StoredCollection,
  { id, version, body, proposed = false, draft = proposed, restored = null }: ItemUpdate,
): Promise<Row> {
  const { definition } = stored
  if (proposed) mustPropose(change.actor, definition)
  else mustWrite(change.actor, definition)
  mustAllowDraft(definition, draft)
  const row = await loadItem(change, stored, id)
  const last = row.draft_revision === null ? null : await loadRevision(change, row.draft_revision)
  const mayKeep = standsIn(last?.body ?? null)
  const { body: written, complete } =
    draft || change.actor.kind === 'service'
      ? checkDraft(definition, body, mayKeep)
      : { body: checkBody(definition, body, mayKeep), complete: true }
  const checked = withOwnPaths(definition, written, change.ownHosts)
  const isDraft = draft || !complete
  mustBePublishedByNow(change, stored, checked)
  if (proposed || !isDraft) checkTimes(change, stored, checked)
  if (version !== null) mustBeVersion(row, version)
  await mustStay(change, stored, row, checked)
  if (definition.appendOnly && (row.live_revision !== null || row.state === 'archived')) {
    throw new AppError(
      'append_only',
      'Approved rates cannot be changed. Create a new version with its own effective date.',
    )
  }
  const revision = await writeRevision(change, stored, { id, row }, checked, {
    complete,
    restored,
    publishAt: isDraft ? timeAhead(change, last) : null,
  })
  // Until it is live the columns follow the draft; then they are the public's and change with what goes live.
  const columns = row.live_revision === null ? filterColumns(definition, checked) : {}
  const drafted = await writeItem(change, stored, id, {
    ...columns,
    ...newestColumns(stored, revision),
    state: 'draft',
    archive_asked_by: null,
  })
  change.audit.push({
    action: 'update',
    collection: definition.name,
    item_id: id,
    details: {
      revision: revision.number,
      ...recordedBody(definition, checked),
      ...(isDraft && { draft: isDraft }),
      ...(version === null && { written_over: row.version }),
      ...(restored !== null && { restored }),
    },
  })
  const waits = isDraft || (await needsApproval(change, stored, row, checked))
  return waits ? drafted : publishRevision(change, stored, drafted, revision)
}
