import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { loadRevision, writeItem, type Row } from '../rows.ts'
import { create } from './create.ts'

/**
 * What a service account writes by an older helper's route, in a collection that needs approval: a draft, sent for
 * approval at once where nothing is missing, else left for staff to complete.
 * @throws AppError forbidden, malformed
 */
export async function propose(change: Change, stored: StoredCollection, body: unknown): Promise<Row> {
  const row = await create(change, stored, body, { proposed: true })
  const revision = await loadRevision(change, row.draft_revision)
  if (!revision.complete) return row
  await change.tx.update(revisions).set({ submitted_at: change.now }).where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, at: null }
  change.audit.push({ action: 'submit', collection: stored.definition.name, item_id: row.id, details })
  return writeItem(change, stored, row.id, { state: 'in_review' })
}
