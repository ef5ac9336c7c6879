import { and, count, eq, sql } from 'drizzle-orm'
import { kycObjects, kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { extendUploading, type Contact } from '../one-time-codes/contact.ts'
import { Failure } from '../../http/app-error.ts'
import { queueCheck } from '../inspection/inspection-queue.ts'
import { keepDraft } from './drafts.ts'
import { noRoom, refuseIfFull, uploadLimits } from './limits.ts'
import { dataKey, putObject, removeObjects } from './document-storage.ts'
import type { Paper } from './find-upload.ts'

type Needs = Pick<Parts, 'db' | 'store' | 'keyring' | 'jobs'>

/**
 * Stores what comes of a paper, sealed, piece by piece; each is acknowledged once it and its row are kept. Where the
 * line breaks, what came until then is kept too.
 * @returns how many bytes of the paper are kept
 * @throws Failure conflict where another request was quicker, unavailable where the disk is full
 */
export async function takePieces(
  parts: Needs,
  contact: Contact,
  paper: Paper,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  await refuseIfFull(parts.store, paper.bytes - paper.received)
  await refuseCrumbs(parts.db, paper)
  const key = dataKey(parts, paper)
  let kept = paper.received
  let held: Uint8Array[] = []
  let size = 0
  const keep = async () => {
    if (size === 0) return
    const piece = Buffer.concat(held, size)
    held = []
    size = 0
    await keepPiece(parts, contact, paper, { key, at: kept, piece })
    kept += piece.length
  }
  try {
    for await (const some of bytes) {
      held.push(some)
      size += some.length
      if (size >= uploadLimits.pieceBytes) await keep()
    }
  } catch (error) {
    // Not where keeping itself failed: there it has to come again.
    await keep()
    throw error
  }
  await keep()
  return kept
}

/** Ten million pieces of a byte each would fill the table, not the disk. */
async function refuseCrumbs(db: Parts['db'], paper: Paper): Promise<void> {
  const [found] = await db
    .select({ pieces: count() })
    .from(kycObjects)
    .where(eq(kycObjects.paper_id, paper.id))
  if ((found?.pieces ?? 0) >= uploadLimits.mostPieces)
    throw new Failure('too_often', 'This file came in too many pieces. Begin it again.')
}

async function keepPiece(
  parts: Needs,
  contact: Contact,
  paper: Paper,
  { key, at, piece }: { key: Buffer; at: number; piece: Buffer },
): Promise<void> {
  const { db, jobs, store } = parts
  const stored = await putObject(parts, key, { paper: paper.id, part: 'chunk', at }, piece).catch(
    (error: unknown) => {
      throw isFull(error) ? noRoom() : error
    },
  )
  const received = at + piece.length
  const complete = received === paper.bytes
  const won = await db.transaction(async (tx) => {
    const [moved] = await tx
      .update(kycPapers)
      .set({ received, touched_at: sql`now()`, ...(complete && { state: 'checking' }) })
      // Of two that send the same bytes, at whichever instances, the first to commit has them.
      .where(and(eq(kycPapers.id, paper.id), eq(kycPapers.received, at), eq(kycPapers.state, 'uploading')))
      .returning({ id: kycPapers.id })
    if (!moved) return false
    await tx
      .insert(kycObjects)
      .values({ paper_id: paper.id, part: 'chunk', at, bytes: piece.length, key: stored })
    if (at === paper.received) {
      await extendUploading(tx, contact)
      await keepDraft(tx, paper.draft_id)
    }
    if (complete) await queueCheck(tx, jobs, paper)
    return true
  })
  // Where the transaction failed it may have been committed all the same: only the sweep can tell.
  if (won) return
  await removeObjects(store, [stored])
  throw new Failure(
    'conflict',
    'Another request has sent these bytes. Ask how many there are, and go on there.',
  )
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
