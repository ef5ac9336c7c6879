import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { staffLinks, user } from '#database/tables.ts'
import { Failure } from '../../http/app-error.ts'

/** The link of a token, and whose password it sets. @throws Failure gone where it was used, has run out or never was */
export async function findLink(db: Database | Tx, by: { hash: string } | { id: string }) {
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
  if (!row) throw new Failure('gone', 'This link was used already, or has run out. Ask for a new one.')
  return row
}
