import { and, eq, inArray, isNull, like, notLike } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { files, kycDocumentObjects, kycDocuments, messages } from '#database/tables.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { queueInspection } from '../../kyc/inspection/inspection-queue.ts'

/**
 * The queue is not in a backup: what its rows still wait for is put in it anew. A message that went out after the backup
 * was made goes out once more, under its old id; each job looks first whether it has anything to do.
 */
export async function requeue(tx: Tx, jobs: Jobs): Promise<void> {
  const waiting = await tx.select({ id: messages.id }).from(messages).where(eq(messages.state, 'queued'))
  for (const { id } of waiting) await jobs.send(tx, 'message', { message: id })
  const papers = await tx
    .select({ id: kycDocuments.id, username: kycDocuments.username })
    .from(kycDocuments)
    .where(eq(kycDocuments.state, 'checking'))
  for (const paper of papers) await queueInspection(tx, jobs, paper)
  const unsized = and(eq(files.sized, false), notLike(files.mime, 'application/%'))
  for (const { id } of await tx.select({ id: files.id }).from(files).where(unsized))
    await jobs.send(tx, 'image-sizes', { file: id })
  const undrawn = and(eq(files.sized, false), like(files.mime, 'application/%'))
  for (const { id } of await tx.select({ id: files.id }).from(files).where(undrawn))
    await jobs.send(tx, 'first-page', { file: id })
}

/** An unsent paper of which a piece was not copied cannot be gone on with; its customer begins it again. */
export async function dropTorn(tx: Tx, missing: readonly string[]): Promise<void> {
  if (!missing.length) return
  const torn = await tx
    .delete(kycDocumentObjects)
    .where(inArray(kycDocumentObjects.key, [...missing]))
    .returning({ paper: kycDocumentObjects.document_id })
  const ids = [...new Set(torn.map(({ paper }) => paper))]
  if (ids.length)
    await tx
      .delete(kycDocuments)
      .where(and(inArray(kycDocuments.id, ids), isNull(kycDocuments.submission_id)))
}
