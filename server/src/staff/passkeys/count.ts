import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { passkeys, user } from '#database/tables.ts'

/** How many passkeys the user of a query's row has. */
export const passkeyCount: SQL = sql`(select count(*)::int from ${passkeys} where ${passkeys.user_id} = ${user.id})`

/** Whether somebody has any. */
export async function hasPasskeys(db: Database | Tx, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .limit(1)
  return row !== undefined
}
