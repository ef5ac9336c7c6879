import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { head, staffSettings } from '#database/tables.ts'

const key = 'audit head logged'
const logged = z.object({ seq: z.int(), hash: z.string() })
export type LoggedHead = { seq: number; hash: string; at: string }

/** What the log was last told of the chain's head; null before the first time. */
export async function loggedHead(db: Database): Promise<LoggedHead | null> {
  const [row] = await db.select().from(staffSettings).where(eq(staffSettings.key, key))
  const found = logged.safeParse(row?.value)
  return row && found.success ? { ...found.data, at: isoMicroseconds(row.updated_at) } : null
}

/**
 * Tells the log where the chain ends, where an hour has passed since it was told by any instance: whoever cuts rows
 * off afterwards would have to change the log too.
 */
export async function logHead(db: Database, write: (line: string) => void): Promise<void> {
  const [at] = await db.select().from(head)
  if (!at) return
  const value = { seq: at.audit_seq, hash: at.audit_hash }
  const set = { value, updated_at: sql`now()`, updated_by: 'worker' }
  const mine = await db
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({
      target: staffSettings.key,
      set,
      setWhere: sql`${staffSettings.updated_at} <= now() - interval '1 hour'`,
    })
    .returning({ key: staffSettings.key })
  if (mine.length) write(JSON.stringify({ audit_head: value }))
}
