import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { staffLinks, user } from '#database/tables.ts'

/** The link of a token, and whose password it sets; undefined where it was used, has run out or never was. */
export async function usableLink(db: Database | Tx, by: { hash: string } | { id: string }) {
  const [row] = await db
    .select({
      id: staffLinks.id,
      kind: staffLinks.kind,
      user: { id: user.id, name: user.name, email: user.email },
    })
    .from(staffLinks)
    .innerJoin(user, eq(user.id, staffLinks.user_id))
    .where(
      and(
        'hash' in by ? eq(staffLinks.token_hash, by.hash) : eq(staffLinks.id, by.id),
        isNull(staffLinks.used_at),
        gt(staffLinks.expires_at, sql`now()`),
        sql`${user.banned} is not true`,
      ),
    )
  return row
}
