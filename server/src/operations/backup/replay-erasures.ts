import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { kycSubmissions } from '#database/tables.ts'
import type { AuditEntry } from '../../changes/audit-chain.ts'
import { erasureNote } from '../../changes/audit-notes.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { eraseSubmission } from '../../kyc/submissions/erase.ts'
import { erasureFile, erasureKey, readErasure, readErasures, type Erasure } from './erasure-log.ts'

/** All that were noted: in the data folder, in the store, and in a file that the operator has. One a submission. */
export async function notedErasures(
  { storage, dataDir }: { storage: ObjectStorage; dataDir: string },
  file: string | null,
): Promise<Erasure[]> {
  const noted = [
    ...(await readErasures(join(dataDir, erasureFile))),
    ...(file ? await readErasures(file) : []),
  ]
  for await (const { key } of storage.list(erasureKey(''))) {
    const line = await storage.get(key)
    if (line) noted.push(readErasure(Buffer.from(line).toString()))
  }
  return [...new Map(noted.map((one) => [one.submission_id, one])).values()]
}

/**
 * Erases anew what was erased after the backup was made.
 * @returns the erasures that were needed, and the keys of documents to remove from the store after the commit
 */
export async function replayErasures(
  tx: Tx,
  noted: readonly Erasure[],
): Promise<{ replayed: Erasure[]; keys: string[]; notes: AuditEntry[] }> {
  const replayed: Erasure[] = []
  const keys: string[] = []
  const notes: AuditEntry[] = []
  for (const erasure of noted) {
    const [there] = await tx
      .select({ id: kycSubmissions.id })
      .from(kycSubmissions)
      .where(and(eq(kycSubmissions.id, erasure.submission_id), isNull(kycSubmissions.erased_at)))
    if (!there) continue
    const erased = await eraseSubmission(tx, there.id)
    keys.push(...erased.keys)
    if (erased.seqs.length) notes.push(erasureNote(there.id, erased.seqs))
    replayed.push(erasure)
  }
  return { replayed, keys, notes }
}
