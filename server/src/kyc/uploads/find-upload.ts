import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { Failure } from '../../http/app-error.ts'
import { letGo, removeObjects } from './document-storage.ts'

export type Paper = typeof kycPapers.$inferSelect

/**
 * An upload of the contact's own.
 * @throws Failure not_found for another's and for one there never was; gone where it was sent, replaced or dropped
 */
export async function ownUpload(db: Parts['db'], { username }: Contact, id: string): Promise<Paper> {
  const [paper] = z.uuid().safeParse(id).success
    ? await db
        .select()
        .from(kycPapers)
        .where(and(eq(kycPapers.id, id), eq(kycPapers.username, username)))
    : []
  if (!paper) throw new Failure('not_found', 'There is no such upload.')
  if (paper.submission_id !== null || paper.replaced_at !== null)
    throw new Failure('gone', 'This upload is no longer there. Begin again.')
  return paper
}

/** @throws Failure not_found, gone */
export async function dropUpload(
  { db, store }: Pick<Parts, 'db' | 'store'>,
  contact: Contact,
  id: string,
): Promise<void> {
  const paper = await ownUpload(db, contact, id)
  await removeObjects(store, await db.transaction((tx) => letGo(tx, [paper.id])))
}
