import type { TakeBackBody } from '#contract/backoffice/approvals.ts'
import { storedNamed } from '#database/registry.ts'
import type { Change } from '../changes/change.ts'
import type { Post } from '../content/verbs/notify-others.ts'
import { unschedule } from '../content/verbs/unschedule.ts'
import { withdraw } from '../content/verbs/withdraw.ts'
import { AppError } from '../http/app-error.ts'
import { lockItems } from './lock-items.ts'

/**
 * Withdraws what was sent together, or takes it off the schedule: all of it, or nothing.
 * @throws AppError as the verbs; `fields` names the item by its id
 */
export async function withdrawBatch(change: Change, asked: TakeBackBody, post: Post): Promise<void> {
  const items = asked.items.map((item) => {
    const stored = storedNamed(item.collection)
    if (!stored) throw new AppError('not_found', 'There is nothing to take back there.')
    return { ...item, stored }
  })
  await lockItems(change, items)
  for (const { stored, id, revision, kind } of items) {
    try {
      if (asked.verb === 'withdraw') await withdraw(change, stored, { id, revision, kind }, post)
      else await unschedule(change, stored, { id, revision }, post)
    } catch (error) {
      if (error instanceof AppError) throw new AppError(error.code, error.message, { [id]: error.code })
      throw error
    }
  }
}
