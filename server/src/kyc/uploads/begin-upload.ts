import { eq, sql } from 'drizzle-orm'
import { kycDocuments } from '#database/tables.ts'
import type { Database, Tx } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { AppError } from '../../http/app-error.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'
import { customerPurposes } from '../submissions/customer-submissions.ts'
import { purposesAsked } from '../submissions/body.ts'
import { wrongPurpose, type UploadMetadata } from './upload-metadata.ts'
import { keepDraft, lockDrafts, noDraft } from './drafts.ts'
import { refuseIfFull, refuseTooMuch } from './limits.ts'
import { releaseObjects, removeObjects, unsentDocuments } from './document-storage.ts'

/**
 * Creates the row of a document before its bytes arrive, in place of an unsent one for the same purpose. A repeated request
 * with the same `Idempotency-Key`, and so the same id, changes nothing.
 * @throws AppError not_found (the contact has no draft), invalid (not a requested purpose, or the key was used for another
 *   file), too_large, too_often, unavailable (no disk space)
 */
export async function beginUpload(
  { db, storage, keyring }: { db: Database; storage: ObjectStorage; keyring: Keyring },
  contact: Contact,
  id: string,
  { draft, purpose, filename, sha256, bytes }: UploadMetadata,
): Promise<void> {
  await refuseIfFull(storage, bytes)
  const gone = await db.transaction(async (tx) => {
    const living = await lockDrafts(tx, contact)
    if (!living.some((one) => one.id === draft)) throw noDraft()
    if (await isBegun(tx, { id, draft, purpose, sha256, bytes })) return []
    if (!(await isAskedFor(tx, contact, purpose))) throw wrongPurpose()
    const documents = await unsentDocuments(tx, contact.username, draft)
    const older = documents.filter((document) => document.purpose === purpose)
    const others = documents.filter(
      (document) => document.purpose !== purpose && document.state !== 'refused',
    )
    const held = others.reduce((sum, document) => sum + document.bytes, 0)
    await refuseTooMuch(tx, contact.username, { bytes, held })
    const keys = await releaseObjects(
      tx,
      older.map((document) => document.id),
    )
    await keepDraft(tx, draft)
    await tx.insert(kycDocuments).values({
      id,
      username: contact.username,
      draft_id: draft,
      purpose,
      file_name: filename,
      bytes,
      sha256,
      state: 'uploading',
      wrapped_key: keyring.make(keyContext({ id, submission_id: null })).wrapped,
      created_at: sql`now()`,
      last_received_at: sql`now()`,
    })
    return keys
  })
  await removeObjects(storage, gone)
}

/** @throws AppError invalid where it was begun for another file */
async function isBegun(
  tx: Tx,
  { id, draft, purpose, sha256, bytes }: Omit<UploadMetadata, 'filename'> & { id: string },
): Promise<boolean> {
  const [begun] = await tx.select().from(kycDocuments).where(eq(kycDocuments.id, id))
  if (!begun) return false
  const isSame =
    begun.draft_id === draft && begun.purpose === purpose && begun.sha256 === sha256 && begun.bytes === bytes
  if (!isSame) throw new AppError('invalid', 'This Idempotency-Key was used for something else.')
  return true
}

/** True for what an account type requires now, or what a submission of the contact's was sent under. */
const isAskedFor = async (tx: Tx, { username }: Contact, purpose: string): Promise<boolean> =>
  (await purposesAsked(tx)).has(purpose) || (await customerPurposes(tx, username)).has(purpose)
