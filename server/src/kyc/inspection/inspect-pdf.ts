import { openDocument, type PageImage } from './draw-pages.ts'
import { refused, type InspectionResult } from './accepted-file.ts'
import { ParseSpeeds, PDFDocument, PDFInvalidObject } from '@cantoo/pdf-lib'
import type { DocumentRefusal } from '#contract/kyc.ts'
import { kycLimits, libraryLimits } from '#contract/limits.ts'
import { isActive } from './active-content.ts'
import { costOf } from './costly-content.ts'
import { isNestedTooDeep } from './nested-content.ts'
import { inflateStreams, mostObjects } from './inflate-streams.ts'

import sharp from 'sharp'

/** A tall page keeps the width that makes it readable; WebP takes 16,383 pixels a side. */
const room = { width: 1240, maxHeight: 16_000, maxPixels: 6_000_000 }
const previewRoom = { width: 200, maxHeight: 400, maxPixels: 80_000 }

/**
 * Reads a PDF with two programs: one walks every object and looks for what would act or cost too much, the other draws
 * each page as staff see it. What either cannot read is damaged. A PDF that is locked, but opens without a password, is
 * decrypted first: the copy is inspected, drawn and stored.
 * @throws where one of them broke
 */
export async function inspectPdf(bytes: Buffer, maxPages: number): Promise<InspectionResult> {
  const check = (pdf: Buffer) => scan(pdf, maxPages).catch(() => 'damaged' as const)
  const first = await check(bytes)
  const decrypted = first === 'password_protected' ? await decrypt(bytes) : null
  const refusal = decrypted ? await check(decrypted) : first
  if (refusal) return refused(refusal)
  const whole = decrypted ?? bytes
  const pages = await drawPages(whole, maxPages)
  return typeof pages === 'string' ? refused(pages) : { mime: 'application/pdf', whole, pages }
}

/** Returns a copy that is not encrypted, as statements of banks often are; null where it needs a password to open. */
async function decrypt(bytes: Buffer): Promise<Buffer | null> {
  const document = await loadEncrypted(bytes).catch(() => null)
  if (!document) return null
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFInvalidObject)) continue
    const content = new Uint8Array(object.sizeInBytes())
    object.copyBytesInto(content, 0)
    // The parser takes the old table of objects, which names the cipher, for one that is invalid.
    if (!Buffer.from(content).includes('/XRef')) return null
    document.context.delete(ref)
  }
  return Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

async function drawPages(bytes: Buffer, maxPages: number): Promise<Buffer[] | DocumentRefusal> {
  const document = await openDocument(bytes)
  if (!document || document.pages < 1) return 'damaged'
  if (document.pages > maxPages) {
    document.close()
    return 'too_many_pages'
  }
  const drawn: Buffer[] = []
  for (let n = 0; n < document.pages; n++) {
    const page = await document.draw(n, room)
    if (!page) return 'damaged'
    drawn.push(await encode(page))
  }
  document.close()
  return drawn
}

const encode = ({ data, width, height }: PageImage): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 70, effort: 2 })
    .toBuffer()

/** Annual reports have a tag for each word on hundreds of pages. */
const maxLibraryObjects = 400_000

/**
 * Checks a PDF of the media library: it opens without a password, has its end and a first page that can be drawn, and
 * contains nothing active. Unlike a customer's document it may be protected against changes, and be longer and more complex.
 * @returns null where it is sound
 * @throws where one of the readers broke
 */
export async function inspectLibraryPdf(bytes: Buffer): Promise<DocumentRefusal | null> {
  const found = await inflateStreams(bytes, maxLibraryObjects)
  const isEncrypted = found === 'password_protected'
  if (found && !isEncrypted) return found
  const document = await openDocument(bytes)
  if (!document) return found ?? 'damaged'
  const { pages } = document
  const isDrawn = pages > 0 && (await document.draw(0, previewRoom)) !== null
  document.close()
  if (!isDrawn) return 'damaged'
  if (pages > libraryLimits.maxPages) return 'too_many_pages'
  // PDFium has opened it: a cipher that this parser does not know is no fault.
  const parsed = isEncrypted ? await loadEncrypted(bytes).catch(() => null) : await loadObjects(bytes)
  return parsed && hasActiveObject(parsed) ? 'active_content' : null
}

/**
 * Looks through a PDF for what is not taken: a lock, anything that acts, what costs too much to draw.
 * @returns null where there is nothing of the kind
 * @throws where it cannot be read
 */
async function scan(bytes: Uint8Array, maxPages: number): Promise<DocumentRefusal | null> {
  // First what needs no parser: nothing is unfolded by one before its size is known.
  const found = await inflateStreams(bytes, mostObjects * (maxPages / kycLimits.maxPages))
  if (found) return found
  const document = await loadObjects(bytes)
  if (document.isEncrypted || document.context.trailerInfo.Encrypt) return 'password_protected'
  const { context } = document
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (isActive(object, context)) return 'active_content'
    const cost = costOf(object, context)
    if (cost) return cost
  }
  return isNestedTooDeep(context) ? 'too_complex' : null
}

const loadOptions = {
  ignoreEncryption: true,
  parseSpeed: ParseSpeeds.Fastest,
  updateMetadata: false,
  preserveXFA: true,
}

// What it cannot read it cannot vouch for.
const loadObjects = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { ...loadOptions, throwOnInvalidObject: true })

/** Its streams of objects are readable only after a first pass has found the key. */
const loadEncrypted = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { ...loadOptions, throwOnInvalidObject: false, password: '' })

const hasActiveObject = ({ context }: PDFDocument) =>
  context.enumerateIndirectObjects().some(([, object]) => isActive(object, context))
