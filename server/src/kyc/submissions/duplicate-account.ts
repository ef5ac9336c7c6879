import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { kycSubmissions } from '#database/tables.ts'
import type { Changes } from '../../changes/change.ts'
import { system } from '../../changes/actor.ts'

/**
 * Flags for staff that two contacts have handed in documents for one account number. A job, so that the customer's
 * answer is the same, in bytes and time, whether there is another or not.
 */
export async function findDuplicateAccount(
  { db, changes }: { db: Database; changes: Changes },
  id: string,
): Promise<void> {
  const [own] = await db.select().from(kycSubmissions).where(eq(kycSubmissions.id, id))
  if (!own || own.erased_at) return
  const others = await db
    .select({ id: kycSubmissions.id })
    .from(kycSubmissions)
    .where(
      and(
        eq(kycSubmissions.account_number, own.account_number),
        ne(kycSubmissions.username, own.username),
        isNull(kycSubmissions.erased_at),
      ),
    )
  if (others.length === 0) return
  await changes(system('duplicate account'), async ({ tx, audit }) => {
    const flagged = await tx
      .update(kycSubmissions)
      .set({ duplicate_account: true })
      .where(
        and(
          inArray(kycSubmissions.id, [id, ...others.map((other) => other.id)]),
          eq(kycSubmissions.duplicate_account, false),
        ),
      )
      .returning({ id: kycSubmissions.id })
    for (const { id: item_id } of flagged)
      audit.push({ action: 'flag duplicate account', collection: 'kyc_submissions', item_id, details: {} })
  })
}
