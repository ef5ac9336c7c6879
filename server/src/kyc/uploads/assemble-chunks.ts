import { and, asc, eq } from 'drizzle-orm'
import { kycDocumentObjects } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { objectContext } from '../../storage/encryption/document-contexts.ts'
import { decrypt } from '../../storage/encryption/encrypt.ts'
import { dataKey } from './document-storage.ts'
import type { KycDocument } from './find-upload.ts'

/** Puts a paper's pieces together. @returns null where one is missing, altered or out of its place */
export async function assembleChunks(
  parts: Pick<Parts, 'db' | 'store' | 'keyring'>,
  paper: KycDocument,
): Promise<Buffer | null> {
  const pieces = await parts.db
    .select()
    .from(kycDocumentObjects)
    .where(and(eq(kycDocumentObjects.document_id, paper.id), eq(kycDocumentObjects.part, 'chunk')))
    .orderBy(asc(kycDocumentObjects.at))
  const key = dataKey(parts, paper)
  const whole = Buffer.alloc(paper.bytes)
  let next = 0
  for (const { at, bytes, key: name } of pieces) {
    const sealed = at === next ? await parts.storage.get(name) : null
    const piece = sealed && openOrNull(key, sealed, objectContext(paper.id, 'chunk', at))
    if (!piece || piece.length !== bytes || next + bytes > whole.length) return null
    piece.copy(whole, next)
    next += bytes
  }
  return next === whole.length ? whole : null
}

function openOrNull(key: Buffer, sealed: Uint8Array, context: string): Buffer | null {
  try {
    return decrypt(key, sealed, context)
  } catch {
    return null
  }
}
