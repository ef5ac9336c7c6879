import { and, asc, eq } from 'drizzle-orm'
import { kycDocumentObjects } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { objectContext } from '../../storage/encryption/document-contexts.ts'
import { decrypt } from '../../storage/encryption/encrypt.ts'
import { dataKey } from './document-storage.ts'
import type { KycDocument } from './find-upload.ts'

/** Puts a document's chunks together. @returns null where one is missing, altered or out of its place */
export async function assembleChunks(
  services: { db: Database; storage: ObjectStorage; keyring: Keyring },
  document: KycDocument,
): Promise<Buffer | null> {
  const chunks = await services.db
    .select()
    .from(kycDocumentObjects)
    .where(and(eq(kycDocumentObjects.document_id, document.id), eq(kycDocumentObjects.part, 'chunk')))
    .orderBy(asc(kycDocumentObjects.at))
  const key = dataKey(services, document)
  const whole = Buffer.alloc(document.bytes)
  let next = 0
  for (const { at, bytes, key: name } of chunks) {
    const encrypted = at === next ? await services.storage.get(name) : null
    const chunk = encrypted && decryptOrNull(key, encrypted, objectContext(document.id, 'chunk', at))
    if (!chunk || chunk.length !== bytes || next + bytes > whole.length) return null
    chunk.copy(whole, next)
    next += bytes
  }
  return next === whole.length ? whole : null
}

function decryptOrNull(key: Buffer, encrypted: Uint8Array, context: string): Buffer | null {
  try {
    return decrypt(key, encrypted, context)
  } catch {
    return null
  }
}
