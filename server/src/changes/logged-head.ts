import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { changeSequence, staffSettings } from '#database/tables.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import { exportHead, type Head } from './exported-heads.ts'

const key = 'audit head logged'
const logged = z.object({ seq: z.int(), hash: z.string() })
export type LoggedHead = Head & { at: string }

/** What was last told outside the database of the chain's head; null before the first time. */
export async function loggedHead(db: Database): Promise<LoggedHead | null> {
  const [row] = await db.select().from(staffSettings).where(eq(staffSettings.key, key))
  const found = logged.safeParse(row?.value)
  return row && found.success ? { ...found.data, at: isoMicroseconds(row.updated_at) } : null
}

type Outside = { db: Database; storage: ObjectStorage; auditKey: Buffer }

/**
 * Tells the store and the log where the chain ends, where it has grown since any instance last did: whoever cuts rows
 * off or writes them anew would have to change those too. Noted in the database last, so that a store that did not
 * answer is told the next time.
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
