import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Change } from '../../changes/change.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { loadUser, mustLeaveOne } from './administrators.ts'

/**
 * Removes somebody for good. For somebody who decides this takes two people.
 * @throws AppError not_found, last_administrator
 */
export async function removeUser(change: Change, id: string, post: Post): Promise<GrantAnswer> {
  const { roles } = await loadUser(change, id)
  if (roles.includes('administrator')) await mustLeaveOne(change.tx, id)
  return askOrDo(change, post, { kind: 'remove', userId: id, held: roles })
}
