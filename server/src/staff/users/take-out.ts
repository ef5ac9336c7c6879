import { and, eq, or, sql } from 'drizzle-orm'
import { account, passkeys, staffPreferences, staffRequests, twoFactor, user } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import type { Post } from '../two-people/post.ts'
import { noteEnds } from '../two-people/power-ends.ts'
import { endOthers } from '../sessions/end-session.ts'
import { loadUser, removed } from './administrators.ts'
import { mailboxHash } from './mailbox.ts'

/**
 * Removes password, second factors, roles and e-mail. The name stays for the audit log, and a hash of the mailbox so that
 * a new account of the same person does not count as another person.
 * @throws AppError not_found
 */
export async function takeOut(change: Change, { secrets }: Post, id: string): Promise<void> {
  const { tx, actor, audit } = change
  const { roles, email } = await loadUser(change, id)
  await endOthers(change, id, null)
  await tx.delete(account).where(eq(account.userId, id))
  await tx.delete(twoFactor).where(eq(twoFactor.userId, id))
  await tx.delete(passkeys).where(eq(passkeys.user_id, id))
  await tx.delete(staffPreferences).where(eq(staffPreferences.user_id, id))
  await noteEnds(change, { id, roles, how: 'removed' })
  await tx
    .update(staffRequests)
    .set({ state: 'declined', decided_by: actor.id, decided_at: sql`now()` })
    .where(
      and(
        or(eq(staffRequests.user_id, id), eq(staffRequests.asked_by, id)),
        eq(staffRequests.state, 'asked'),
      ),
    )
  // The e-mail becomes free, for somebody else or for the same person later.
  const mailbox_hash = await mailboxHash(tx, secrets, email)
  const gone = { email: `${id}@removed.invalid`, mailbox_hash, role: null, banned: true, banReason: removed }
  await tx
    .update(user)
    .set({ ...gone, twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(user.id, id))
  audit.push({ action: 'remove', collection: 'staff', item_id: id, details: {} })
}
