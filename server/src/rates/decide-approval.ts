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
import type { Jobs } from '../jobs/jobs.ts'
import { approveVersion, returnVersion } from '../media/file-versions.ts'
import { lockItems } from './lock-items.ts'

/**
 * Approves what was sent together, or returns it with a reason: all of it, or nothing.
 * @throws AppError forbidden, own_work, not_found, wrong_state, changed_since, conflict; `fields` names the item by its id
 */
export async function decideOn(change: Change, asked: DecideBody, needs: NeedsJobs): Promise<void> {
  mustApprove(change.actor)
  await lockItems(
    change,
    asked.items.filter(isItem).map((item) => ({ ...item, stored: approvable(item.collection) })),
  )
  for (const item of asked.items) {
    try {
      await (isItem(item) ? decideOnItem(change, item, asked) : decideOnVersion(change, item, asked, needs))
    } catch (error) {
      if (error instanceof AppError) throw new AppError(error.code, error.message, { [item.id]: error.code })
      throw error
    }
  }
}

type NeedsJobs = { jobs: Jobs }
type ReadItem = DecideBody['items'][number]

/** False for a new version of a file, which is decided on with items but is none. */
export const isItem = ({ collection }: Pick<ReadItem, 'collection'>): boolean => collection !== 'files'

async function decideOnItem(
  change: Change,
  { collection, ...read }: ReadItem,
  asked: DecideBody,
): Promise<void> {
  const stored = approvable(collection)
  if (asked.decision === 'approve') await approve(change, stored, read)
  else await sendBack(change, stored, { ...read, reason: asked.reason })
}

async function decideOnVersion(
  change: Change,
  { id, revision }: ReadItem,
  asked: DecideBody,
  needs: NeedsJobs,
): Promise<void> {
  if (asked.decision === 'approve') await approveVersion(change, { id, revision }, needs)
  else await returnVersion(change, { id, revision, reason: asked.reason })
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
  for (const { collection, id } of items.filter(isItem)) {
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
