import { sql } from 'drizzle-orm'
import { kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'
import type { Announced } from './upload-metadata.ts'
import { keepDraft, lockDrafts, noDraft } from './drafts.ts'
import { refuseIfFull, refuseTooMuch } from './limits.ts'
import { letGo, removeObjects, unsentPapers } from './document-storage.ts'

/**
 * Makes the row of a paper whose bytes are to come. An older unsent one for the same purpose makes room for it.
 * @throws Failure not_found (no living draft of the contact's), too_large, too_often, unavailable (no room)
 */
export async function beginUpload(
  { db, store, keyring }: Pick<Parts, 'db' | 'store' | 'keyring'>,
  contact: Contact,
  id: string,
  { draft, purpose, filename, sha256, bytes }: Announced,
): Promise<void> {
  await refuseIfFull(store, bytes)
  const gone = await db.transaction(async (tx) => {
    const living = await lockDrafts(tx, contact)
    if (!living.some((one) => one.id === draft)) throw noDraft()
    const papers = await unsentPapers(tx, contact.username, draft)
    const older = papers.filter((paper) => paper.purpose === purpose)
    const others = papers.filter((paper) => paper.purpose !== purpose && paper.state !== 'refused')
    const held = others.reduce((sum, paper) => sum + paper.bytes, 0)
    await refuseTooMuch(tx, contact.username, { bytes, held })
    const keys = await letGo(
      tx,
      older.map((paper) => paper.id),
    )
    await keepDraft(tx, draft)
    await tx.insert(kycPapers).values({
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
      touched_at: sql`now()`,
    })
    return keys
  })
  await removeObjects(store, gone)
}
