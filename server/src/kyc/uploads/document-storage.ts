import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { kycDocumentObjects, kycDocuments } from '#database/tables.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { keyContext, objectContext } from '../../storage/encryption/document-contexts.ts'
import { decrypt, encrypt } from '../../storage/encryption/encrypt.ts'
import type { ObjectStorage } from '../../storage/storage.ts'

type Services = { db: Database; storage: ObjectStorage; keyring: Keyring }

type DocumentRow = typeof kycDocuments.$inferSelect
type Part = 'chunk' | 'whole' | 'page'
/** What a document's objects are opened with. */
export type DocumentKeyRow = Pick<DocumentRow, 'id' | 'submission_id' | 'wrapped_key'>

/** Every key of ours in the store begins so; the rest of it is random. */
export const keyPrefix = 'kyc-'

/** @returns the document's own key. @throws where the row was moved, or its key is not in the keyring */
export const dataKey = ({ keyring }: Pick<Services, 'keyring'>, document: DocumentKeyRow): Buffer =>
  keyring.unwrap(document.wrapped_key, keyContext(document))

/** Encrypts and stores one object of a document. @returns its key in the store, which no row names yet */
export async function putObject(
  { storage }: Pick<Services, 'storage'>,
  key: Buffer,
  { document, part, at }: { document: string; part: Part; at: number },
  content: Uint8Array,
): Promise<string> {
  const name = `${keyPrefix}${randomUUID()}`
  await storage.put(
    name,
    encrypt(key, content, objectContext(document, part, at)),
    'application/octet-stream',
  )
  return name
}

/**
 * Opens one object of a document.
 * @param at a chunk's first byte, a page's number from 1, 0 for the whole
 * @returns null where there is none
 * @throws where it does not open as that object of that document
 */
export async function openObject(
  services: Pick<Services, 'db' | 'storage' | 'keyring'>,
  document: DocumentKeyRow,
  part: Part,
  at: number,
): Promise<Buffer | null> {
  const [row] = await services.db
    .select({ key: kycDocumentObjects.key })
    .from(kycDocumentObjects)
    .where(
      and(
        eq(kycDocumentObjects.document_id, document.id),
        eq(kycDocumentObjects.part, part),
        eq(kycDocumentObjects.at, at),
      ),
    )
  const encrypted = row && (await services.storage.get(row.key))
  return encrypted
    ? decrypt(dataKey(services, document), encrypted, objectContext(document.id, part, at))
    : null
}

const isIn = (ids: readonly string[]) => inArray(kycDocuments.id, [...ids])

/** Drops all objects' rows of documents. @returns the objects' keys */
export async function dropObjects(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .delete(kycDocumentObjects)
    .where(inArray(kycDocumentObjects.document_id, [...ids]))
    .returning({ key: kycDocumentObjects.key })
  return gone.map(({ key }) => key)
}

/**
 * Drops documents, sent or not, and their objects' rows.
 * @returns the objects' keys, for `removeObjects` once the transaction is committed
 */
export async function removeDocuments(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await tx.delete(kycDocuments).where(isIn(ids))
  return dropObjects(tx, ids)
}

/**
 * Lets unsent documents go: their objects, their keys and what they were called. A bare row stays for the day in which
 * it counts as begun.
 * @returns the objects' keys, for `removeObjects` once the transaction is committed
 */
export async function releaseObjects(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .update(kycDocuments)
    .set({
      state: 'refused',
      refusal: null,
      file_name: '',
      sha256: '',
      wrapped_key: '',
      replaced_at: sql`now()`,
    })
    // One that was sent in this very moment belongs to its submission.
    .where(and(isIn(ids), isNull(kycDocuments.submission_id)))
    .returning({ id: kycDocuments.id })
  return dropObjects(
    tx,
    gone.map(({ id }) => id),
  )
}

/** Removes what no row names any more. What cannot be removed now is found by the cleanup. */
export async function removeObjects(storage: ObjectStorage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)))
}

/** A contact's unsent documents, of one draft where it is named. */
export function unsentDocuments(
  db: Pick<Database, 'select'>,
  username: string,
  draft?: string,
): Promise<DocumentRow[]> {
  return db
    .select()
    .from(kycDocuments)
    .where(
      and(
        eq(kycDocuments.username, username),
        draft === undefined ? undefined : eq(kycDocuments.draft_id, draft),
        isNull(kycDocuments.submission_id),
        isNull(kycDocuments.replaced_at),
      ),
    )
    .orderBy(kycDocuments.created_at, kycDocuments.id)
}
