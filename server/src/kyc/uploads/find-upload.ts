import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { releaseObjects, removeObjects } from './document-storage.ts'

export type KycDocument = typeof kycDocuments.$inferSelect

/**
 * An upload of the contact's own.
 * @throws AppError not_found for another's and for one there never was; gone where it was sent, replaced or dropped
 */
export async function findUpload(db: Database, { username }: Contact, id: string): Promise<KycDocument> {
  const [document] = z.uuid().safeParse(id).success
    ? await db
        .select()
        .from(kycDocuments)
        .where(and(eq(kycDocuments.id, id), eq(kycDocuments.username, username)))
    : []
  if (!document) throw new AppError('not_found', 'There is no such upload.')
  if (document.submission_id !== null || document.replaced_at !== null)
    throw new AppError('gone', 'This upload is no longer there. Begin again.')
  return document
}

/** @throws AppError not_found, gone */
export async function removeUpload(
  { db, storage }: { db: Database; storage: ObjectStorage },
  contact: Contact,
  id: string,
): Promise<void> {
  const document = await findUpload(db, contact, id)
  await removeObjects(storage, await db.transaction((tx) => releaseObjects(tx, [document.id])))
}
