import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../changes/change.ts'
import { withIdempotency, type IdempotentRequest } from '../http/idempotency.ts'
import { loadItem, type Row } from './rows.ts'

/**
 * Creates an item, only once for each `Idempotency-Key`. Only the item's id is stored with the key, so a repeated request
 * returns the item as it is now.
 * @param request null where it has no key
 * @throws AppError invalid where the key was used for another request, not_found where the item was deleted since
 */
export async function createOnce(
  change: Change,
  stored: StoredCollection,
  request: IdempotentRequest | null,
  write: () => Promise<Row>,
): Promise<Row> {
  if (!request) return write()
  let created: Row | null = null
  const { body } = await withIdempotency(change, request, async () => {
    created = await write()
    return { status: 201, body: { id: created.id } }
  })
  return created ?? loadItem(change, stored, body.id)
}
