import { and, eq, isNull, sql } from 'drizzle-orm'
import { staffLinks } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { Failure } from '../../http/app-error.ts'
import { setPassword } from '../passwords/set-password.ts'

/** Sets the password of whoever a mailed link was sent to, once. @throws Failure gone */
export async function useLink(
  change: Change,
  { id, userId, hash }: { id: string; userId: string; hash: string },
): Promise<void> {
  const used = await change.tx
    .update(staffLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(staffLinks.id, id), isNull(staffLinks.used_at)))
    .returning({ id: staffLinks.id })
  if (!used.length) throw new Failure('gone', 'This link was used already. Ask for a new one.')
  await setPassword(change, { userId, hash, kept: null })
}
