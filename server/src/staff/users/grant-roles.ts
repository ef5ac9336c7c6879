import { newConflicts, type Role } from '#contract/roles.ts'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { loadUser, mustLeaveOne } from './administrators.ts'

/**
 * Gives somebody these roles and no others. To give any takes two people, and so does taking one away that decides.
 * @param reason why one person needs roles that check each other; the second administrator reads it
 * @throws AppError not_found, last_administrator; malformed for such roles without a reason
 */
export async function grantRoles(
  change: Change,
  post: Post,
  { id, wanted, reason }: { id: string; wanted: readonly Role[]; reason?: string | undefined },
): Promise<GrantAnswer> {
  const { roles } = await loadUser(change, id)
  if (roles.includes('administrator') && !wanted.includes('administrator')) await mustLeaveOne(change.tx, id)
  if (newConflicts(wanted, roles).length > 0 && !reason)
    throw new AppError(
      'malformed',
      'These roles check each other. Give a reason for one person to have both.',
      {
        reason: 'needs a text',
      },
    )
  return askOrDo(change, post, { kind: 'roles', userId: id, held: roles, wanted, reason })
}
