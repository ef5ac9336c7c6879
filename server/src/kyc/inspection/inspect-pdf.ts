import { openDocument, type PageImage } from './draw-pages.ts'
import { refused, type InspectionResult } from './accepted-file.ts'
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import type { DocumentRefusal } from '#contract/kyc.ts'
import { kycLimits } from '#contract/limits.ts'
import { isActive } from './active-content.ts'
import { costOf } from './costly-content.ts'
import { isNestedTooDeep } from './nested-content.ts'
import { inflateStreams } from './inflate-streams.ts'

import sharp from 'sharp'

/** A tall page keeps the width that makes it readable; WebP takes 16,383 pixels a side. */
const room = { width: 1240, maxHeight: 16_000, maxPixels: 6_000_000 }
/**
 * Reads a PDF with two programs: one walks every object and looks for what would act or cost too much, the other draws
 * each page as staff see it. What either cannot read is damaged.
 * @throws where one of them broke
 */
export async function inspectPdf(bytes: Buffer): Promise<InspectionResult> {
  const refusal = await scan(bytes).catch(() => 'damaged' as const)
  if (refusal) return refused(refusal)
  const pages = await drawPages(bytes)
  return typeof pages === 'string' ? refused(pages) : { mime: 'application/pdf', whole: bytes, pages }
}

async function drawPages(bytes: Buffer): Promise<Buffer[] | DocumentRefusal> {
  const document = await openDocument(bytes)
  if (!document || document.pages < 1) return 'damaged'
  if (document.pages > kycLimits.maxPages) {
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

/**
 * Looks through a PDF for what is not taken: a lock, anything that acts, what costs too much to draw.
 * @returns null where there is nothing of the kind
 * @throws where it cannot be read
 */
async function scan(bytes: Uint8Array): Promise<DocumentRefusal | null> {
  // First what needs no parser: nothing is unfolded by one before its size is known.
  const found = await inflateStreams(bytes)
  if (found) return found
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
    // What it cannot read it cannot vouch for.
    throwOnInvalidObject: true,
    preserveXFA: true,
  })
  if (document.isEncrypted || document.context.trailerInfo.Encrypt) return 'password_protected'
  const { context } = document
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (isActive(object, context)) return 'active_content'
    const cost = costOf(object, context)
    if (cost) return cost
  }
  return isNestedTooDeep(context) ? 'too_complex' : null
}
