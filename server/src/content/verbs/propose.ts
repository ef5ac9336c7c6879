import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { limitsExceeded } from '../confirm-rate.ts'
import { loadRevision, writeItem, type Row } from '../rows.ts'
import { create } from './create.ts'
import { update } from './update.ts'

/**
 * Writes what a service account brings in a collection that needs approval: a draft, sent for approval immediately if
 * nothing is missing, otherwise left for staff to complete. So is a rate that staff must confirm.
 * @param existing the item it changes and the version that was read; null for a new one
 * @throws AppError forbidden, not_found, malformed, overtaken, append_only
 */
export async function propose(
  change: Change,
  stored: StoredCollection,
  body: unknown,
  existing: { id: string; version: number | null } | null = null,
): Promise<Row> {
  const row = existing
    ? await update(change, stored, { ...existing, body, proposed: true })
    : await create(change, stored, body, { proposed: true })
  const revision = await loadRevision(change, row.draft_revision)
  if (!revision.complete || Object.keys(await limitsExceeded(change.tx, stored, revision.body)).length)
    return row
  await change.tx.update(revisions).set({ submitted_at: change.now }).where(eq(revisions.id, revision.id))
  const details = { revision: revision.number, at: null }
  change.audit.push({ action: 'submit', collection: stored.definition.name, item_id: row.id, details })
  return writeItem(change, stored, row.id, { state: 'in_review' })
}
