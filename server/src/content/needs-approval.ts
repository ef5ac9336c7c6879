import { eq } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../http/app-error.ts'
import type { Change } from '../changes/change.ts'
import type { StoredBody } from './body.ts'
import type { Row } from './rows.ts'

/** The words that the public sees, or saw last; null where there are none. */
async function liveBody({ tx }: Change, row: Row): Promise<StoredBody | null> {
  if (row.live_revision === null) return null
  const [revision] = await tx
    .select({ body: revisions.body })
    .from(revisions)
    .where(eq(revisions.id, row.live_revision))
  return revision?.body ?? null
}

/**
 * Whether a second person must agree that an item says this, or that it goes.
 * @param body what it is to say; null where it is to be taken away
 */
export async function needsApproval(
  change: Change,
  { definition }: StoredCollection,
  row: Row,
  body: StoredBody | null,
): Promise<boolean> {
  if (!definition.approval) return false
  if (body !== null && definition.approvalOf(body)) return true
  // Nor can it be had alone by turning the item into one that needs nobody.
  const live = await liveBody(change, row)
  return live !== null && definition.approvalOf(live)
}

/**
 * What belongs to the site itself stays, under its address.
 * @param body what it is to say; null where it is to be taken away
 * @throws AppError wrong_state, or malformed at the field that was changed
 */
export async function mustStay(
  change: Change,
  { definition }: StoredCollection,
  row: Row,
  body: StoredBody | null,
): Promise<void> {
  const { fixed, window } = definition
  if (!fixed || change.actor.kind === 'system') return
  const live = await liveBody(change, row)
  if (live === null || !fixed.is(live)) return
  if (body === null)
    throw new AppError(
      'wrong_state',
      'This belongs to the site and cannot be taken away. What it says can be changed.',
    )
  if (window.until !== null && body[window.until] !== undefined)
    throw new AppError('malformed', 'It cannot have an end date.', {
      [window.until]: 'This belongs to the site and cannot have an end date.',
    })
  const changed = fixed.fields.filter((field) => body[field] !== live[field])
  if (changed.length === 0) return
  const said = 'This address belongs to the site and stays as it is.'
  throw new AppError('malformed', said, Object.fromEntries(changed.map((field) => [field, said])))
}
