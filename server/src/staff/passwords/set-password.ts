import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { account } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { endOthers } from '../sessions/end-session.ts'

type NewPassword = { userId: string; hash: string; kept: string | null }

/** Gives somebody a password, in place of the one they had, and ends their sessions but the one to be kept. */
export async function setPassword(change: Change, { userId, hash, kept }: NewPassword): Promise<void> {
  const { tx, audit } = change
  const own = and(eq(account.userId, userId), eq(account.providerId, 'credential'))
  const changed = await tx
    .update(account)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(own)
    .returning({ id: account.id })
  if (!changed.length)
    await tx
      .insert(account)
      .values({ id: randomUUID(), accountId: userId, providerId: 'credential', userId, password: hash })
  audit.push({ action: 'set password', collection: 'staff', item_id: userId, details: {} })
  await endOthers(change, userId, kept)
}
