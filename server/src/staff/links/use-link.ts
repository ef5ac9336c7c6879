import { and, eq, isNull, sql } from 'drizzle-orm'
import { passwordLinks } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { setPassword } from '../passwords/set-password.ts'
import type { Database, Tx } from '#database/open.ts'
import { usableLink } from '../../messages/staff-link-row.ts'

/** Sets the password of whoever a mailed link was sent to, once. @throws AppError gone */
export async function useLink(
  change: Change,
  { id, userId, hash }: { id: string; userId: string; hash: string },
): Promise<void> {
  const used = await change.tx
    .update(passwordLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordLinks.id, id), isNull(passwordLinks.used_at)))
    .returning({ id: passwordLinks.id })
  if (!used.length) throw new AppError('gone', 'This link was used already. Ask for a new one.')
  await setPassword(change, { userId, hash, kept: null })
}

/** The link of a token, and whose password it sets. @throws AppError gone where it was used, has run out or never was */
export async function findLink(db: Database | Tx, by: { hash: string } | { id: string }) {
  const link = await usableLink(db, by)
  if (!link) throw new AppError('gone', 'This link was used already, or has run out. Ask for a new one.')
  return link
}
