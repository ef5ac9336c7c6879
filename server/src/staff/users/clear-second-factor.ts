import { eq } from 'drizzle-orm'
import { passkeys, twoFactor, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { endOthers } from '../sessions/end-session.ts'

/** Takes somebody's second factors away, codes and passkeys, as two people agreed; their sessions end. */
export async function clearSecondFactor(change: Change, id: string): Promise<void> {
  const { tx, audit } = change
  await tx.delete(twoFactor).where(eq(twoFactor.userId, id))
  await tx.delete(passkeys).where(eq(passkeys.user_id, id))
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, id))
  audit.push({ action: 'reset second factor', collection: 'staff', item_id: id, details: {} })
  await endOthers(change, id, null)
}
