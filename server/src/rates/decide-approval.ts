import type { DecideBody } from '#contract/backoffice/approvals.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { Actor } from '../changes/actor.ts'
import type { Change } from '../changes/change.ts'
import { mustApprove } from '../content/permissions.ts'
import { approve } from '../content/verbs/approve.ts'
import type { PublishingCheck } from '../content/publishing-check.ts'
import { sendBack } from '../content/verbs/return.ts'
import { AppError } from '../http/app-error.ts'
import { lockItems } from './lock-items.ts'

/**
 * Approves what was sent together, or returns it with a reason: all of it, or nothing.
 * @throws AppError forbidden, own_work, not_found, wrong_state, changed_since, conflict; `fields` names the item by its id
 */
export async function decideOn(change: Change, asked: DecideBody): Promise<void> {
  mustApprove(change.actor)
  const items = asked.items.map((item) => ({ ...item, stored: approvable(item.collection) }))
  await lockItems(change, items)
  for (const { stored, id, revision, kind } of items) {
    try {
      if (asked.decision === 'approve') await approve(change, stored, { id, revision, kind })
      else await sendBack(change, stored, { id, revision, kind, reason: asked.reason })
    } catch (error) {
      if (error instanceof AppError) throw new AppError(error.code, error.message, { [id]: error.code })
      throw error
    }
  }
}

/**
 * Looks at what is to be approved before the change begins.
 * @throws AppError malformed, conflict; `fields` names the item by its id
 */
export async function mayBeApproved(
  check: Pick<PublishingCheck, 'approving'>,
  actor: Actor,
  { decision, items }: DecideBody,
): Promise<void> {
  if (decision !== 'approve') return
  for (const { collection, id } of items) {
    try {
      await check.approving(approvable(collection), id, actor)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const first = Object.values(error.fields ?? {})[0]
      throw new AppError(error.code, first ?? error.message, { [id]: error.code })
    }
  }
}

function approvable(collection: string): StoredCollection {
  const stored = storedNamed(collection)
  if (!stored?.definition.approval) throw new AppError('not_found', 'There is nothing to decide on there.')
  return stored
}
