import { and, eq, gt, sql } from 'drizzle-orm'
import { kycLimits } from '#contract/limits.ts'
import type { Tx } from '#database/open.ts'
import { kycDocuments } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { ObjectStorage } from '../../storage/storage.ts'

/** Limits of uploading that are not part of the contract. */
export const uploadLimits = {
  /** what is encrypted and stored at a time: 50 uploads at once hold that much each */
  storedChunkBytes: 256 * 1024,
  /** objects of one document on its way; the slowest line makes far fewer */
  mostChunks: 1000,
  /** begun by one contact in a day */
  begunADay: 300,
  bytesADay: 500 * 1024 * 1024,
  /** left free on the store's disk, for what is under way and for the database beside it */
  reserveBytes: 256 * 1024 * 1024,
} as const

/**
 * Refuses what would be one upload too many; asked with the contact's drafts locked.
 * @param held bytes of the draft's other documents
 * @throws AppError too_often, too_large
 */
export async function refuseTooMuch(
  tx: Tx,
  username: string,
  { bytes, held }: { bytes: number; held: number },
): Promise<void> {
  if (held + bytes > kycLimits.maxSubmissionBytes)
    throw new AppError('too_large', 'The documents together may hold 60 MB. Send smaller ones.')
  const [day] = await tx
    .select({
      begun: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${kycDocuments.bytes}), 0)::float8`,
    })
    .from(kycDocuments)
    .where(
      and(eq(kycDocuments.username, username), gt(kycDocuments.created_at, sql`now() - interval '24 hours'`)),
    )
  if (!day || day.begun >= uploadLimits.begunADay || day.bytes + bytes > uploadLimits.bytesADay)
    throw new AppError(
      'too_often',
      'Too many files were begun from this contact in one day. Go on tomorrow.',
      undefined,
      3600,
    )
}

/** Refuses bytes that the store could not hold. @throws AppError unavailable */
export async function refuseIfFull(storage: ObjectStorage, bytes: number): Promise<void> {
  if ((await storage.room()) >= uploadLimits.reserveBytes + bytes) return
  throw noRoom()
}

export const noRoom = (): AppError =>
  new AppError(
    'unavailable',
    'We cannot take files at this moment. What has come is kept; try again in a while.',
    undefined,
    300,
  )
