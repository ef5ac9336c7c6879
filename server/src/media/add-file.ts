import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { DocumentRefusal } from '#contract/kyc.ts'
import { libraryLimits } from '#contract/limits.ts'
import { fileObjects, files, type StoredSize } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { drawingKind } from '../content/image-widths.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import { AppError } from '../http/app-error.ts'

/** What authors may upload, by content; the client's own word for it counts for nothing. */
const kinds: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}
export const uploadKinds = Object.keys(kinds)
/** What is handed out again: what was uploaded, and the sizes that are made of it. */
export const shownKinds = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  drawingKind,
] as const
const mostPixels = 50_000_000

export type CheckedFile = {
  id: string
  name: string
  key: string
  mime: string
  bytes: Uint8Array
  sha256: string
  size: { width: number; height: number } | null
}

/** Inspects PDFs in a process of its own. */
export type PdfInspector = { inspectLibraryPdf(bytes: Uint8Array): Promise<DocumentRefusal | null> }

const pdfRefusals: Partial<Record<DocumentRefusal, string>> = {
  password_protected: 'The PDF is protected by a password. Save it without the password and upload it again.',
  active_content:
    'The PDF contains scripts, attachments or forms that act. Print it to a new PDF and upload that.',
  too_many_pages: `The PDF has more than ${libraryLimits.maxPages} pages. Split it into several files.`,
  too_complex: 'The PDF is too complex to be checked. Print it to a new PDF and upload that.',
}

/**
 * Checks a file that staff upload.
 * @throws AppError unsupported_type, too_large (pixels), malformed
 */
export async function checkUpload(
  name: string,
  bytes: Uint8Array,
  inspector: PdfInspector,
): Promise<CheckedFile> {
  const file = await checkFile(name, bytes)
  const refusal = file.size === null ? await inspector.inspectLibraryPdf(bytes) : null
  if (refusal !== null)
    throw new AppError(
      'malformed',
      pdfRefusals[refusal] ?? 'The PDF is damaged or incomplete. Export it again and upload the new file.',
    )
  return file
}

/**
 * Checks a file's kind, and decodes a picture.
 * @throws AppError unsupported_type, too_large (pixels), malformed
 */
export async function checkFile(name: string, bytes: Uint8Array): Promise<CheckedFile> {
  const kind = await fileTypeFromBuffer(bytes)
  const ending = kind && kinds[kind.mime]
  if (!kind || !ending) throw new AppError('unsupported_type', 'This is not a PDF, PNG, JPEG or WebP file.')
  const id = randomUUID()
  const size = kind.mime.startsWith('image/') ? await sizeOf(bytes) : null
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id, name, key: `${id}.${ending}`, mime: kind.mime, bytes, sha256, size }
}

async function sizeOf(bytes: Uint8Array) {
  try {
    // Only the header is read; a picture that claims more pixels than allowed is never decoded. It is shown upright.
    const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient
    if (width * height > mostPixels)
      throw new AppError('too_large', 'The picture has more than 50 million pixels.')
    // A picture that was cut off is found only when it is decoded.
    await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true })
      .resize({ width: 16 })
      .raw()
      .toBuffer()
    return { width, height }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(
      'malformed',
      'The picture is damaged or incomplete. Export it again and upload the new file.',
    )
  }
}

/** A drawing of the program's own. Nobody can upload one: an SVG from elsewhere may hold scripts. */
export function drawnFile(
  name: string,
  bytes: Uint8Array,
  size: { width: number; height: number },
): CheckedFile {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id, name, key: `${id}.svg`, mime: drawingKind, bytes, sha256, size }
}

/** A drawing is shown at once, as it is. Another version of the program may draw it anew, at another address. */
const drawnSizes = ({ id, mime, sha256, bytes, size }: CheckedFile): StoredSize[] =>
  mime === drawingKind && size
    ? [{ ...size, type: drawingKind, bytes: bytes.length, key: `${id}-${sha256.slice(0, 8)}.svg` }]
    : []

/** Puts a file's bytes into the store, before its rows are written; a drawing's a second time, as what is shown. */
export async function storeFile(storage: ObjectStorage, file: CheckedFile): Promise<void> {
  const { key, bytes, mime } = file
  for (const one of [key, ...drawnSizes(file).map((size) => size.key)]) await storage.put(one, bytes, mime)
}

/** The job that makes what is shown of a file: a picture's sizes, a document's first page. */
export const jobFor = ({ size }: Pick<CheckedFile, 'size'>): 'image-sizes' | 'first-page' =>
  size ? 'image-sizes' : 'first-page'

/**
 * Writes the file's rows. Its bytes are in the store already: nothing outside happens in a transaction.
 * @param words what forms begin with where it is chosen, and what staff find it by; what it was cut out of
 */
export async function addFile(
  { tx, actor, now, audit }: Change,
  file: CheckedFile,
  words: Partial<Pick<typeof files.$inferInsert, 'alt' | 'tags' | 'focal' | 'cropped_from'>> = {},
): Promise<void> {
  const { id, name, mime, key, sha256, size } = file
  const bytes = file.bytes.length
  const drawn = drawnSizes(file)
  await tx.insert(files).values({
    id,
    name,
    mime,
    bytes,
    sha256,
    key,
    ...size,
    created_at: now,
    created_by: actor.id,
    sizes: drawn,
    ...words,
  })
  const keys = [key, ...drawn.map((one) => one.key)]
  await tx.insert(fileObjects).values(keys.map((one) => ({ key: one, file_id: id, mime, bytes })))
  const { cropped_from } = words
  const details = { name, mime, bytes, sha256, ...(cropped_from && { cropped_from }) }
  audit.push({ action: 'upload', collection: 'files', item_id: id, details })
}
