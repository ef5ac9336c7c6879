import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { kycThumbnail } from '#contract/limits.ts'
import { downloadName } from '#contract/rules/file-name.ts'
import { auditLog, auditLogDetails, kycPageViews, kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { Changes } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../changes/actor.ts'
import type { Inspector } from '../inspection/inspector.ts'
import { referenceOf } from '../../messages/templates/kyc.ts'
import { extendIfHeld } from './claim.ts'
import { openObject } from '../uploads/document-storage.ts'

/** What stores, keys and notes in the record are needed for. */
type Services = { db: Database; storage: ObjectStorage; keyring: Keyring; changes: Changes }
type PageRequest = { id: string; document: string; page: number | 'original'; large?: 'true' | undefined }
export type OpenedFile = { bytes: Buffer; mime: string; name: string }

/**
 * Opens a page of a document, or the document itself, for staff. Each opening is in the record before anything is shown.
 * @throws AppError not_found
 */
export async function openDocument(
  { db, storage, keyring, changes, inspector }: Services & { inspector: Pick<Inspector, 'drawPage'> },
  actor: Actor,
  { id, document, page, large }: PageRequest,
): Promise<OpenedFile> {
  const none = new AppError('not_found', 'There is no such document.')
  const [row] = await db
    .select()
    .from(kycDocuments)
    .where(and(eq(kycDocuments.id, document), eq(kycDocuments.submission_id, id)))
  if (!row?.mime) throw none
  // The stored picture is larger than its page; a page of a PDF is rendered in higher resolution.
  const isWhole = page === 'original' || (large && row.mime !== 'application/pdf')
  if (page !== 'original' && page > (row.pages ?? 0)) throw none
  const stored =
    page === 'original' || large
      ? await openObject({ db, storage, keyring }, row, 'whole', 0)
      : await openObject({ db, storage, keyring }, row, 'page', page)
  const bytes =
    stored && !isWhole && large ? await inspector.drawPage(stored, row.username, page - 1) : stored
  if (!bytes) throw none
  await changes(actor, async (change) => {
    await extendIfHeld(change, id)
    change.audit.push({
      action: 'open document',
      collection: 'kyc_submissions',
      item_id: id,
      details: { document, purpose: row.purpose, page, ...(large && { large }) },
    })
  })
  const mime = isWhole ? row.mime : 'image/webp'
  return { bytes, mime, name: downloadNameOf(row, mime, page === 'original' ? '' : `-page-${page}`) }
}

/**
 * Marks a page as seen by an officer, once it was drawn and in view. A review ends only when all pages were.
 * @throws AppError not_found where the page was not sent to this officer
 */
export async function markSeen(
  db: Database,
  { id: officer }: Actor,
  { id, document, page }: PageRequest & { page: number },
): Promise<void> {
  const [sent] = await db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(
      and(
        eq(auditLog.collection, 'kyc_submissions'),
        eq(auditLog.item_id, id),
        eq(auditLog.action, 'open document'),
        eq(auditLogDetails.actor, officer),
        sql`${auditLogDetails.details} @> ${JSON.stringify({ document, page })}::jsonb`,
      ),
    )
    .limit(1)
  if (!sent) throw new AppError('not_found', 'This page was not opened.')
  await db
    .insert(kycPageViews)
    .values({ document_id: document, officer, page, submission_id: id, opened_at: sql`now()` })
    .onConflictDoNothing()
}

/**
 * All pages of a document, small, one under another in one picture: to find one's way in it. It is in the record, and
 * counts as no page's opening.
 * @throws AppError not_found
 */
export async function openThumbnails(
  { db, storage, keyring, changes }: Services,
  actor: Actor,
  { id, document }: Omit<PageRequest, 'page'>,
): Promise<OpenedFile> {
  const none = new AppError('not_found', 'There is no such document.')
  const [row] = await db
    .select()
    .from(kycDocuments)
    .where(and(eq(kycDocuments.id, document), eq(kycDocuments.submission_id, id)))
  if (!row?.mime) throw none
  await changes(actor, async ({ audit }) => {
    const details = { document, purpose: row.purpose }
    audit.push({ action: 'view thumbnails', collection: 'kyc_submissions', item_id: id, details })
  })
  const { width, height } = kycThumbnail
  const pages = row.pages ?? 1
  const small = []
  // One after another: all pages at once would fill the memory.
  for (let page = 1; page <= pages; page++) {
    const bytes = await openObject({ db, storage, keyring }, row, 'page', page)
    if (!bytes) throw none
    const input = await sharp(bytes)
      .resize(width, height, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .toBuffer()
    small.push({ input, left: 0, top: (page - 1) * height })
  }
  const strip = sharp({ create: { width, height: height * pages, channels: 3, background: '#ffffff' } })
  // WebP ends at 16,383 pixels, which is 146 pages.
  const bytes = await strip.composite(small).jpeg({ quality: 75 }).toBuffer()
  return { bytes, mime: 'image/jpeg', name: downloadNameOf(row, 'image/jpeg', '-thumbnails') }
}

/**
 * Returns the name that a browser saves it under, such as `FD64C4F7-letter-from-employer.pdf`: it names no customer, since
 * downloads stay on shared computers, and it ends as the content is.
 */
function downloadNameOf(
  { submission_id, purpose }: Pick<typeof kycDocuments.$inferSelect, 'submission_id' | 'purpose'>,
  mime: string,
  part: string,
): string {
  const named = purpose.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return downloadName(`${referenceOf(submission_id ?? '')}-${named}${part}`, mime)
}
