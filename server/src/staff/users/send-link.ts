import type { GrantAnswer, LinkKind } from '#contract/backoffice/people.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { askOrDo } from '../two-people/ask.ts'
import type { Post } from '../two-people/post.ts'
import { makeLink } from '../links/make-link.ts'
import { loadUser } from './administrators.ts'

/**
 * Sends the invitation again, or a link to a new password; the latter takes two people where it is for one who decides.
 * @throws AppError not_found, wrong_state
 */
export async function sendLink(
  change: Change,
  post: Post,
  { id, kind }: { id: string; kind: LinkKind },
): Promise<GrantAnswer> {
  const user = await loadUser(change, id)
  if (user.banned) throw new AppError('wrong_state', 'This user is disabled.')
  if (kind === 'reset') return askOrDo(change, post, { kind: 'password', userId: id, held: user.roles })
  await makeLink(change, post, { kind, user, lang: 'en' })
  return { state: 'done' }
}
