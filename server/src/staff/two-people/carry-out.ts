import { eq } from 'drizzle-orm'
import { type staffRequests, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { admitServiceAccount } from '../service-accounts/admit.ts'
import { makeLink } from '../links/make-link.ts'
import { rolesIn } from '../roles-in.ts'
import { letIn } from '../users/let-in.ts'
import { mustLeaveOne } from '../users/administrators.ts'
import { takeOut } from '../users/take-out.ts'
import { clearSecondFactor } from '../users/clear-second-factor.ts'
import { writeRoles } from '../users/write-roles.ts'
import type { Post } from './post.ts'

type What = Pick<
  typeof staffRequests.$inferSelect,
  'kind' | 'user_id' | 'wanted' | 'service_account' | 'reason'
>

/** Does what was asked about somebody's account. @throws AppError last_administrator, wrong_state */
export async function carryOut(
  change: Change,
  post: Post,
  { kind, user_id: id, wanted, service_account, reason }: What,
): Promise<void> {
  const [person] = await change.tx.select().from(user).where(eq(user.id, id))
  if (!person) throw new AppError('not_found', 'There is no such user.')
  const roles = rolesIn(person.role)
  const next = rolesIn(wanted)
  const ends = kind === 'remove' || (kind === 'roles' && !next.includes('administrator'))
  if (ends && roles.includes('administrator')) await mustLeaveOne(change.tx, id)
  if (kind === 'roles') return writeRoles(change, id, { roles: next, reason })
  if (kind === 'enable') return letIn(change, id)
  if (kind === 'remove') return takeOut(change, post, id)
  if (kind === 'service_account') return admitServiceAccount(change, service_account, id)
  if (kind === 'second_factor') return clearSecondFactor(change, id)
  await makeLink(change, post, { kind: 'reset', user: person, lang: 'en' })
}
