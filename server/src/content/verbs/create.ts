import { randomUUID } from 'node:crypto'
import type { Stored } from '#database/stored.ts'
import { checkBody } from '../body.ts'
import type { Change } from '../change.ts'
import { goLive } from '../go-live.ts'
import { mustWrite } from '../permissions.ts'
import { filterColumns, lockCollection, nextCreatedAt, type Row } from '../rows.ts'
import { writeRevision } from '../write-revision.ts'

/** Given by the sample data only: an id that stays the same. */
export type CreateOptions = { id?: string; publish_at?: string }

/**
 * Writes a new item. Where its collection needs no approval it is live at once, else it is a draft.
 * @throws Failure forbidden, malformed, conflict
 */
export async function create(
  change: Change,
  stored: Stored,
  body: unknown,
  options: CreateOptions = {},
): Promise<Row> {
  const { definition, table } = stored
  mustWrite(change.actor, definition)
  const checked = checkBody(definition, body)
  await lockCollection(change.tx, definition.name)
  const created_at = await nextCreatedAt(change, stored)
  const id = options.id ?? randomUUID()
  const revision = await writeRevision(change, stored, { id, row: null }, checked, options.publish_at)
  const values = {
    id,
    created_at,
    updated_at: change.now,
    state: 'draft' as const,
    version: 1,
    draft_revision: revision.id,
  }
  const [row] = await change.tx
    .insert(table)
    .values({ ...filterColumns(definition, checked), ...values })
    .returning()
  if (!row) throw new Error('the item was not written')
  change.audit.push({
    action: 'create',
    collection: definition.name,
    item_id: id,
    details: { revision: 1, after: checked },
  })
  if (definition.approval && change.actor.kind !== 'system') return row
  return goLive(change, stored, row, revision)
}
