import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { loadUser } from './administrators.ts'

/** Lets somebody in again who was suspended, which takes two people. @throws AppError not_found, wrong_state */
export async function enableUser(change: Change, id: string, post: Post): Promise<GrantAnswer> {
  const { banned, roles } = await loadUser(change, id)
  if (!banned) throw new AppError('wrong_state', 'This user is not disabled.')
  return askOrDo(change, post, { kind: 'enable', userId: id, held: roles })
}
