import type { Role } from '#contract/roles.ts'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Change } from '../../changes/change.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { loadUser, mustLeaveOne } from './administrators.ts'

/**
 * Gives somebody these roles and no others. To give any takes two people, and so does taking one away that decides.
 * @throws AppError not_found, last_administrator
 */
export async function grantRoles(
  change: Change,
  post: Post,
  { id, wanted }: { id: string; wanted: readonly Role[] },
): Promise<GrantAnswer> {
  const { roles } = await loadUser(change, id)
  if (roles.includes('administrator') && !wanted.includes('administrator')) await mustLeaveOne(change.tx, id)
  return askOrDo(change, post, { kind: 'roles', userId: id, held: roles, wanted })
}
