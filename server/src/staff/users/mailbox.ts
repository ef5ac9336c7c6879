import { createHmac } from 'node:crypto'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Tx } from '#database/open.ts'
import { user } from '#database/tables.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Secrets } from '../../config/secrets.ts'

/**
 * The mailbox that an address reaches: without case, tag and dots, as in `Na.me+tag@example.com`. Some mail servers keep
 * addresses with other dots apart; here they count as one person's.
 */
export const mailbox = (address: SQL | PgColumn): SQL<string> =>
  sql`replace(split_part(split_part(lower(${address}), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(${address}), '@', 2)`

/**
 * Returns the keyed hash of the mailbox of an address, which stays when the address itself is removed. A hash that is stored
 * already is returned again, also one by an older version of `SECRET`.
 */
export async function mailboxHash(tx: Tx, secrets: Secrets, email: string): Promise<string> {
  const [row] = await rowsOf<{ box: string }>(tx, sql`select ${mailbox(sql`${email}::text`)} as box`)
  const hashBy = (key: Buffer) =>
    createHmac('sha256', key)
      .update(row?.box ?? email)
      .digest('hex')
  const [newest = '', ...older] = secrets.keys('mailboxes').map(hashBy)
  const [stored] = await tx
    .select({ hash: user.mailbox_hash })
    .from(user)
    .where(inArray(user.mailbox_hash, older))
    .limit(1)
  return stored?.hash ?? newest
}

const other = sql.identifier('other')

/** Returns the ids of all accounts with the mailboxes of these users: their own, and those they had before a removal. */
export async function identitiesOf(
  db: Pick<Database | Tx, 'execute'>,
  ...ids: readonly string[]
): Promise<string[]> {
  if (!ids.length) return []
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select ${other}.id from ${user} join ${user} as ${other}
      on ${other}.mailbox_hash = ${user.mailbox_hash} or ${mailbox(sql`${other}.email`)} = ${mailbox(user.email)}
      where ${inArray(user.id, [...ids])}`,
  )
  return [...ids, ...rows.map((row) => row.id)]
}
