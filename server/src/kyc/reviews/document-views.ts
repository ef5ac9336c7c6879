import { and, eq } from 'drizzle-orm'
import { kycPageViews, kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Changes } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../changes/actor.ts'
import { openObject } from '../uploads/document-storage.ts'

type PageRequest = { id: string; document: string; page: number | 'original' }
export type OpenedFile = { bytes: Buffer; mime: string; name: string }

/**
 * Opens a page of a document, or the document itself, for staff. Each opening is in the record before anything is shown; of
 * pages it is kept who has opened them, since a review ends only when all were.
 * @throws AppError not_found
 */
export async function openDocument(
  {
    db,
    storage,
    keyring,
    changes,
  }: { db: Database; storage: ObjectStorage; keyring: Keyring; changes: Changes },
  actor: Actor,
  { id, document, page }: PageRequest,
): Promise<OpenedFile> {
  const none = new AppError('not_found', 'There is no such paper.')
  const [row] = await db
    .select()
    .from(kycDocuments)
    .where(and(eq(kycDocuments.id, document), eq(kycDocuments.submission_id, id)))
  if (!row?.mime) throw none
  const bytes = await (page === 'original'
    ? openObject({ db, storage, keyring }, row, 'whole', 0)
    : openObject({ db, storage, keyring }, row, 'page', page))
  if (!bytes) throw none
  await changes(actor, async (change) => {
    change.audit.push({
      action: 'open paper',
      collection: 'kyc_submissions',
      item_id: id,
      details: { document, page },
    })
    if (page !== 'original')
      await change.tx
        .insert(kycPageViews)
        .values({ document_id: document, officer: actor.id, page, submission_id: id, opened_at: change.now })
        .onConflictDoNothing()
  })
  // The path of the stored name would be a folder's: browsers keep a name only.
  const name = (row.stored_name ?? 'document').replaceAll('/', '-')
  const mime = page === 'original' ? row.mime : 'image/webp'
  return { bytes, mime, name: namedAs(mime, name) }
}

const endings: Record<string, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
}

/** A name that ends as the content is: an officer's computer opens a file by its ending, which its sender chose. */
function namedAs(mime: string, name: string): string {
  const fit = endings[mime]
  return !fit || fit.some((ending) => name.endsWith(ending)) ? name : name + fit[0]
}
