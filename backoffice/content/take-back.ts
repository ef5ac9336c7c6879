import type { StaffItem, Standing } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import type { Me } from '../current-user.tsx'
import { hasRole } from '../current-user.tsx'
import { messages } from '../messages.ts'
import { mayWrite } from '../permissions.ts'
import type { Inverse } from './inverse.ts'

const { undone } = messages.content

/** An act that takes back what has not taken effect, as whoever is signed in may do it. */
export type TakeBack = {
  verb: 'withdraw' | 'unschedule'
  body: { revision: number; kind?: 'publication' | 'archiving' }
}

type By = { me: Pick<Me, 'id' | 'roles'>; definition: Pick<Collection, 'writers' | 'staffOnly'> }

/** What was sent is withdrawn by its sender; what is scheduled, by a writer or an approver. Null where there is neither. */
export function takeBackOf({ me, definition }: By, { waiting, scheduled }: Standing): TakeBack | null {
  if (waiting?.by.id === me.id)
    return { verb: 'withdraw', body: { revision: waiting.revision, kind: waiting.kind } }
  const approver = !definition.staffOnly && hasRole(me, ['approver', 'administrator'])
  if (scheduled && (mayWrite(me, definition) || approver))
    return { verb: 'unschedule', body: { revision: scheduled.revision } }
  return null
}

/**
 * What puts it back as it was: it is sent again, or scheduled again for the same time. What a second person had approved
 * has none, since it returns through approval.
 * @param item as it was before
 */
export function inverseOfTakeBack(
  { verb, body }: TakeBack,
  definition: Pick<Collection, 'approvalOf'>,
  item: StaffItem,
): Inverse | null {
  const { scheduled, draft } = item.standing
  if (verb === 'withdraw' && body.kind === 'archiving')
    return { verb: 'archive', body: {}, undone: undone.sentAgain }
  if (verb === 'withdraw')
    return {
      verb: 'submit',
      body: { at: item.publish_at, revision: body.revision },
      undone: undone.sentAgain,
    }
  // Publishing takes the newest draft, which may be another one.
  if (!scheduled || draft || definition.approvalOf(item)) return null
  return {
    verb: 'publish',
    body: { at: scheduled.at, revision: body.revision },
    undone: undone.scheduledAgain,
  }
}
