import { eq } from 'drizzle-orm'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import { twoFactor, user } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { askOrDo, type Post } from '../../two-people/ask.ts'
import { endOthers } from '../sessions/end-session.ts'
import { loadUser } from './administrators.ts'

/**
 * Takes somebody's second factor away, for who has lost both phone and recovery codes. It takes two people.
 * @throws Failure not_found, wrong_state where there is none
 */
export async function resetSecondFactor(change: Change, id: string, post: Post): Promise<GrantAnswer> {
  const { twoFactorEnabled, roles } = await loadUser(change, id)
  if (!twoFactorEnabled) throw new Failure('wrong_state', 'There is no second factor.')
  return askOrDo(change, post, { kind: 'second_factor', userId: id, held: roles })
}

export async function clearSecondFactor(change: Change, id: string): Promise<void> {
  const { tx, audit } = change
  await tx.delete(twoFactor).where(eq(twoFactor.userId, id))
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id))
  audit.push({ action: 'reset second factor', collection: 'staff', item_id: id, details: {} })
  await endOthers(change, id, null)
}
