import { desc, eq, sql } from 'drizzle-orm'
import type { ServiceAccount } from '#contract/backoffice/people.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { serviceAccounts, serviceTokens, user } from '#database/tables.ts'

/** All service accounts, newest first, the revoked ones too. */
export async function listServiceAccounts(db: Database): Promise<ServiceAccount[]> {
  const used = sql<
    string | null
  >`(select max(${serviceTokens.last_used_at})::text from ${serviceTokens} where ${serviceTokens.holder} = ${serviceAccounts.id})`
  const rows = await db
    .select({ account: serviceAccounts, by: user.name, used })
    .from(serviceAccounts)
    .leftJoin(user, eq(user.id, serviceAccounts.created_by))
    .orderBy(desc(serviceAccounts.created_at))
    .limit(500)
  const iso = (at: string | null) => (at ? isoMicroseconds(at) : null)
  return rows.map(({ account, by, used: last }) => ({
    id: account.id,
    username: account.username,
    collections: account.collections,
    created_by: by ?? account.created_by,
    created_at: isoMicroseconds(account.created_at),
    expires_at: iso(account.expires_at),
    revoked_at: iso(account.revoked_at),
    last_used_at: iso(last),
  }))
}
