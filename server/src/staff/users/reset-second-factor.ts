import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { hasPasskeys } from '../passkeys/count.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { loadUser } from './administrators.ts'

/**
 * Takes somebody's second factors away, passkeys too, for who has lost them and the recovery codes. It takes two people.
 * @throws AppError not_found, wrong_state where there is none
 */
export async function resetSecondFactor(change: Change, id: string, post: Post): Promise<GrantAnswer> {
  const { twoFactorEnabled, roles } = await loadUser(change, id)
  if (!twoFactorEnabled && !(await hasPasskeys(change.tx, id)))
    throw new AppError('wrong_state', 'There is no second factor.')
  return askOrDo(change, post, { kind: 'second_factor', userId: id, held: roles })
}
