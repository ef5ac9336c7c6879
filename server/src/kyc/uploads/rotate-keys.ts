import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'

const atOnce = 500

/**
 * Wraps documents' keys anew that an older key of the keyring has wrapped, so that it can be taken out.
 * @returns how many were, and how many cannot be opened by any key there is
 */
export async function rotateDocumentKeys({
  db,
  keyring,
}: {
  db: Database
  keyring: Keyring
}): Promise<{ done: number; closed: number }> {
  const found = { done: 0, closed: 0 }
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const documents = await db
      .select()
      .from(kycDocuments)
      .where(and(gt(kycDocuments.id, last), ne(kycDocuments.wrapped_key, '')))
      .orderBy(asc(kycDocuments.id))
      .limit(atOnce)
    for (const document of documents) {
      if (!keyring.isOld(document.wrapped_key)) continue
      const context = keyContext(document)
      const wrapped_key = tryTo(() => keyring.rewrap(document.wrapped_key, context, context))
      if (wrapped_key === null) {
        found.closed++
        continue
      }
      // One that is sent in this moment is wrapped anew by its sending.
      await db
        .update(kycDocuments)
        .set({ wrapped_key })
        .where(and(eq(kycDocuments.id, document.id), eq(kycDocuments.wrapped_key, document.wrapped_key)))
      found.done++
    }
    last = documents.at(-1)?.id ?? last
    if (documents.length < atOnce) return found
  }
}

function tryTo<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}
