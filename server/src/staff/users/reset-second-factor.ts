import { eq } from 'drizzle-orm'
import type { GrantAnswer } from '#contract/backoffice/people.ts'
import { twoFactor, user } from '#database/tables.ts'
import type { Change } from '../../content/change.ts'
import { Failure } from '../../failure.ts'
import { endOthers } from '../sessions/end-session.ts'
import { loadUser, needsSecond } from './administrators.ts'
import { askSecond } from './ask-second.ts'

/**
 * Takes somebody's second factor away, for who has lost both phone and recovery codes; a second administrator agrees
 * where there is one.
 * @throws Failure not_found, wrong_state where there is none
 */
export async function resetSecondFactor(change: Change, id: string): Promise<GrantAnswer> {
  const { twoFactorEnabled } = await loadUser(change, id)
  if (!twoFactorEnabled) throw new Failure('wrong_state', 'There is no second factor.')
  if (await needsSecond(change.tx)) {
    await askSecond(change, { kind: 'second_factor', userId: id })
    return { state: 'asked' }
  }
  await clearSecondFactor(change, id)
  return { state: 'done' }
}

export async function clearSecondFactor(change: Change, id: string): Promise<void> {
  const { tx, audit } = change
  await tx.delete(twoFactor).where(eq(twoFactor.userId, id))
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id))
  audit.push({ action: 'reset second factor', collection: 'staff', item_id: id, details: {} })
  await endOthers(change, id, null)
}
