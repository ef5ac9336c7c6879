import { randomUUID } from 'node:crypto'
import type { StoredCollection } from '#database/stored.ts'
import { checkTimes } from '../check-times.ts'
import { checkBody } from '../body.ts'
import type { Change } from '../../changes/change.ts'
import { checkDraft } from '../draft-body.ts'
import { withOwnPaths } from '../find-links.ts'
import { writeEditorOrder } from '../list-columns.ts'
import { mustBePublishedByNow } from '../publication-date.ts'
import { publishRevision } from '../publish-revision.ts'
import { mustAllowDraft, mustPropose, mustWrite } from '../permissions.ts'
import { recordedBody } from '../recorded-body.ts'
import { filterColumns, lockCollection, nextCreatedAt, type Row } from '../rows.ts'
import { newestColumns, writeRevision } from '../write-revision.ts'

/** `draft` leaves the item unpublished and allows missing fields. Only the sample data sets `id` and `publish_at`. */
export type CreateOptions = {
  draft?: boolean
  /** a draft by an actor who may propose but not write in this collection */
  proposed?: boolean
  id?: string
  publish_at?: string
}

/**
 * Creates an item. Without required approval it is published immediately, except drafts and incomplete items of service
 * accounts.
 * @throws AppError forbidden, malformed, conflict
 */
export async function create(
  change: Change,
  stored: StoredCollection,
  body: unknown,
  options: CreateOptions = {},
): Promise<Row> {
  const { definition, table } = stored
  const { proposed = false, draft = proposed } = options
  if (proposed) mustPropose(change.actor, definition)
  else mustWrite(change.actor, definition)
  mustAllowDraft(definition, draft)
  const { body: written, complete } =
    draft || change.actor.kind === 'service'
      ? checkDraft(definition, body)
      : { body: checkBody(definition, body), complete: true }
  const checked = withOwnPaths(definition, written, change.ownHosts)
  const isDraft = draft || !complete
  mustBePublishedByNow(change, stored, checked)
  if (proposed || !isDraft) checkTimes(change, stored, checked)
  await lockCollection(change.tx, definition.name)
  const created_at = await nextCreatedAt(change, stored)
  const id = options.id ?? randomUUID()
  const revision = await writeRevision(change, stored, { id, row: null }, checked, {
    publishAt: options.publish_at ?? null,
    complete,
  })
  const values = {
    id,
    created_at,
    updated_at: change.now,
    state: 'draft' as const,
    version: 1,
    updated_by: change.actor.id,
    ...newestColumns(stored, revision),
  }
  const [row] = await change.tx
    .insert(table)
    .values({ ...filterColumns(definition, checked), ...values })
    .returning()
  if (!row) throw new Error('the item was not written')
  await writeEditorOrder(change, stored, id)
  change.audit.push({
    action: 'create',
    collection: definition.name,
    item_id: id,
    details: { revision: 1, ...recordedBody(definition, checked), ...(isDraft && { draft: isDraft }) },
  })
  if (isDraft) return row
  if (definition.approval && change.actor.kind !== 'system' && definition.approvalOf(checked)) return row
  return publishRevision(change, stored, row, revision)
}
