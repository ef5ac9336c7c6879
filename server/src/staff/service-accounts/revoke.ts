import { and, eq, isNull, sql } from 'drizzle-orm'
import { serviceAccounts, serviceTokens } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

/** Ends a service account and its tokens. @throws AppError not_found */
export async function revokeServiceAccount({ tx, audit }: Change, id: string): Promise<void> {
  const revoked = await tx
    .update(serviceAccounts)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(serviceAccounts.id, id), isNull(serviceAccounts.revoked_at)))
    .returning({ id: serviceAccounts.id })
  if (!revoked.length) throw new AppError('not_found', 'There is no such program.')
  await tx
    .update(serviceTokens)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(serviceTokens.holder, id), isNull(serviceTokens.revoked_at)))
  audit.push({ action: 'revoke program', collection: 'staff', item_id: id, details: {} })
}
