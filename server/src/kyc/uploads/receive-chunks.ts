import { and, count, eq, sql } from 'drizzle-orm'
import { kycDocumentObjects, kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { extendUploading, type Contact } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { queueInspection } from '../inspection/inspection-queue.ts'
import { keepDraft } from './drafts.ts'
import { noRoom, refuseIfFull, uploadLimits } from './limits.ts'
import { dataKey, putObject, removeObjects } from './document-storage.ts'
import type { KycDocument } from './find-upload.ts'

type Needs = { db: Database; storage: ObjectStorage; keyring: Keyring; jobs: Jobs }

/**
 * Stores what comes of a document, encrypted, chunk by chunk; each is acknowledged once it and its row are kept. Where the
 * line breaks, what came until then is kept too.
 * @returns how many bytes of the document are kept
 * @throws AppError conflict where another request was quicker, unavailable where the disk is full
 */
export async function receiveChunks(
  services: Needs,
  contact: Contact,
  document: KycDocument,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await refuseIfFull(services.storage, document.bytes - document.received_bytes)
  await refuseCrumbs(services.db, document)
  const key = dataKey(services, document)
  let kept = document.received_bytes
  let held: Uint8Array[] = []
  let size = 0
  const keep = async () => {
    if (size === 0) return
    const chunk = Buffer.concat(held, size)
    held = []
    size = 0
    await keepChunk(services, contact, document, { key, at: kept, chunk })
    kept += chunk.length
  }
  try {
    for await (const some of bytes) {
      held.push(some)
      size += some.length
      if (size >= uploadLimits.storedChunkBytes) await keep()
    }
  } catch (error) {
    // Not where keeping itself failed: there it has to come again.
    await keep()
    throw error
  }
  await keep()
  return kept
}

/** Ten million chunks of a byte each would fill the table, not the disk. */
async function refuseCrumbs(db: Database, document: KycDocument): Promise<void> {
  const [found] = await db
    .select({ chunks: count() })
    .from(kycDocumentObjects)
    .where(eq(kycDocumentObjects.document_id, document.id))
  if ((found?.chunks ?? 0) >= uploadLimits.mostChunks)
    throw new AppError('too_often', 'This file came in too many pieces. Begin it again.')
}

async function keepChunk(
  services: Needs,
  contact: Contact,
  document: KycDocument,
  { key, at, chunk }: { key: Buffer; at: number; chunk: Buffer },
): Promise<void> {
  const { db, jobs, storage } = services
  const stored = await putObject(services, key, { document: document.id, part: 'chunk', at }, chunk).catch(
    (error: unknown) => {
      throw isFull(error) ? noRoom() : error
    },
  )
  const received = at + chunk.length
  const complete = received === document.bytes
  const won = await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(kycDocuments)
      .set({ received_bytes: received, last_received_at: sql`now()`, ...(complete && { state: 'checking' }) })
      // Of two that send the same bytes, at whichever instances, the first to commit has them.
      .where(
        and(
          eq(kycDocuments.id, document.id),
          eq(kycDocuments.received_bytes, at),
          eq(kycDocuments.state, 'uploading'),
        ),
      )
      .returning({ id: kycDocuments.id })
    if (!moved) return false
    await tx
      .insert(kycDocumentObjects)
      .values({ document_id: document.id, part: 'chunk', at, bytes: chunk.length, key: stored })
    if (at === document.received_bytes) {
      await extendUploading(tx, contact)
      await keepDraft(tx, document.draft_id)
    }
    if (complete) await queueInspection(tx, jobs, document)
    return true
  })
  // Where the transaction failed it may have been committed all the same: only the cleanup can tell.
  if (won) return
  await removeObjects(storage, [stored])
  throw new AppError(
    'conflict',
    'Another request has sent these bytes. Ask how many there are, and go on there.',
  )
}

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || isFull(error.cause))
