import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { kycSubmissions } from '#database/tables.ts'
import type { PublicItem } from '../../content/item-revision.ts'

/**
 * Returns the accepted submissions of a contact in the form of KYC accounts, the newest first. They are read and not copied,
 * so that an erasure removes them here, too.
 */
export async function acceptedAccounts(db: Database, username: string): Promise<PublicItem[]> {
  const t = kycSubmissions
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.username, username), eq(t.state, 'accepted'), isNull(t.erased_at)))
    .orderBy(desc(t.created_at))
    .limit(100)
  return rows.map((row) => ({
    row: {
      id: row.id,
      created_at: row.created_at,
      updated_at: row.accepted_at ?? row.sent_at,
      published_at: row.accepted_at,
      version: row.version,
    },
    body: {
      username: row.username,
      account_number: row.account_number,
      account_name: row.account_name,
      branch_id: row.branch_id,
      kyc_account_type_id: row.kyc_account_type_id,
    },
  }))
}
