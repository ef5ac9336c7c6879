import { and, eq, isNull } from 'drizzle-orm'
import { serviceAccounts } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

/**
 * Activates a new service account, or transfers an existing one to the administrator who requested it.
 * @throws AppError wrong_state if it was revoked meanwhile
 */
export async function admitServiceAccount(
  { tx, audit }: Change,
  id: string | null,
  owner: string,
): Promise<void> {
  const usable = and(eq(serviceAccounts.id, id ?? ''), isNull(serviceAccounts.revoked_at))
  const [found] = await tx.select().from(serviceAccounts).where(usable).for('update')
  if (!found) throw new AppError('wrong_state', 'This service account was revoked.')
  const { awaits_second, taken_over_by } = found
  await tx
    .update(serviceAccounts)
    .set(awaits_second ? { awaits_second: false } : { taken_over_by: [...taken_over_by, owner] })
    .where(usable)
  audit.push({
    action: awaits_second ? 'admit service account' : 'take over service account',
    collection: 'staff',
    item_id: id,
    details: awaits_second ? {} : { asked_by: owner },
  })
}
