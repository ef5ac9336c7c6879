import { and, eq, isNull } from 'drizzle-orm'
import { serviceAccounts } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

/** Lets a service account sign in, as two people agreed. @throws AppError wrong_state where it was revoked meanwhile */
export async function admitServiceAccount({ tx, audit }: Change, id: string | null): Promise<void> {
  const admitted = await tx
    .update(serviceAccounts)
    .set({ awaits_second: false })
    .where(and(eq(serviceAccounts.id, id ?? ''), isNull(serviceAccounts.revoked_at)))
    .returning({ id: serviceAccounts.id })
  if (!admitted.length) throw new AppError('wrong_state', 'This service account was revoked.')
  audit.push({ action: 'admit service account', collection: 'staff', item_id: id, details: {} })
}
