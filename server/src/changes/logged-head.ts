import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { changeSequence, staffSettings } from '#database/tables.ts'
import { exportHead, type Head, type HeadStore } from './exported-heads.ts'

const key = 'audit head logged'
const logged = z.object({ seq: z.int(), hash: z.string() })
export type LoggedHead = Head & { at: string }

/** The end of the chain that was last written to the log and the store; null before the first time. */
export async function loggedHead(db: Database): Promise<LoggedHead | null> {
  const [row] = await db.select().from(staffSettings).where(eq(staffSettings.key, key))
  const found = logged.safeParse(row?.value)
  return row && found.success ? { ...found.data, at: isoMicroseconds(row.updated_at) } : null
}

type Outside = { db: Database; storage: HeadStore; auditKey: Buffer }

/**
 * Writes the end of the chain to the store and the log if the chain has grown. Somebody who removes or rewrites rows
 * would have to change those copies too. The database is noted last: if the store does not answer, the next call tries
 * again.
 */
export async function logHead(
  { db, storage, auditKey }: Outside,
  write: (line: string) => void,
): Promise<void> {
  const [at] = await db.select().from(changeSequence)
  if (!at || at.audit_seq === 0) return
  const value: Head = { seq: at.audit_seq, hash: at.audit_hash }
  const before = await loggedHead(db)
  if (before?.seq === value.seq && before.hash === value.hash) return
  const line = await exportHead(storage, auditKey, value)
  if (line !== null) write(line)
  const set = { value, updated_at: sql`now()`, updated_by: 'worker' }
  await db
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
}
