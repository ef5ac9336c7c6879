import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { passwordLinks, user } from '#database/tables.ts'

/** The link of a token, and whose password it sets; undefined where it was used, has run out or never was. */
export async function usableLink(db: Database | Tx, by: { hash: string } | { id: string }) {
  const [row] = await db
    .select({
      id: passwordLinks.id,
      kind: passwordLinks.kind,
      token_hash: passwordLinks.token_hash,
      created_by: passwordLinks.created_by,
      user: { id: user.id, name: user.name, email: user.email },
    })
    .from(passwordLinks)
    .innerJoin(user, eq(user.id, passwordLinks.user_id))
    .where(
      and(
        'hash' in by ? eq(passwordLinks.token_hash, by.hash) : eq(passwordLinks.id, by.id),
        isNull(passwordLinks.used_at),
        gt(passwordLinks.expires_at, sql`now()`),
        sql`${user.banned} is not true`,
      ),
    )
  return row
}
