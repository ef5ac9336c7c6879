import type { TakeBackBody } from '#contract/backoffice/approvals.ts'
import { storedNamed } from '#database/registry.ts'
import type { Change } from '../changes/change.ts'
import type { Post } from '../content/verbs/notify-others.ts'
import { unschedule } from '../content/verbs/unschedule.ts'
import { withdraw } from '../content/verbs/withdraw.ts'
import { AppError } from '../http/app-error.ts'
import { withdrawVersion } from '../media/file-versions.ts'
import { isItem } from './decide-approval.ts'
import { lockItems } from './lock-items.ts'

/**
 * Withdraws what was sent together, or takes it off the schedule: all of it, or nothing.
 * @throws AppError as the verbs; `fields` names the item by its id
 */
export async function withdrawBatch(change: Change, asked: TakeBackBody, post: Post): Promise<void> {
  const items = asked.items.filter(isItem).map((item) => {
    const stored = storedNamed(item.collection)
    if (!stored) throw new AppError('not_found', 'There is nothing to take back there.')
    return { ...item, stored }
  })
  await lockItems(change, items)
  const naming = async (id: string, run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      if (error instanceof AppError) throw new AppError(error.code, error.message, { [id]: error.code })
      throw error
    }
  }
  for (const { stored, id, revision, kind } of items)
    await naming(id, () =>
      asked.verb === 'withdraw'
        ? withdraw(change, stored, { id, revision, kind }, post)
        : unschedule(change, stored, { id, revision, links: asked.links }, post),
    )
  for (const { id, revision } of asked.items.filter((item) => !isItem(item)))
    await naming(id, () => withdrawVersion(change, { id, revision }))
}
