import { ParseSpeeds, PDFDocument, PDFName, PDFNumber, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import { kycLimits } from '#contract/kyc.ts'
import type { PaperRefusal } from '#contract/kyc.ts'
import { isActive } from './active-content.ts'
import { unfoldStreams } from './unfold-streams.ts'

/**
 * Looks through a PDF for what is not taken: a lock, anything that acts, streams that unfold beyond all measure.
 * @returns null where there is nothing of the kind
 * @throws where it cannot be read
 */
export async function scan(bytes: Uint8Array): Promise<PaperRefusal | null> {
  // First what needs no parser: nothing is unfolded by one before its size is known.
  const found = await unfoldStreams(bytes)
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
    if (isTooLarge(object)) return 'too_many_pixels'
  }
  return null
}

/** A picture that unfolds to more than is allowed outside a PDF. */
function isTooLarge(object: PDFObject): boolean {
  if (!(object instanceof PDFStream)) return false
  const side = (name: string) => {
    const found = object.dict.lookup(PDFName.of(name))
    return found instanceof PDFNumber ? found.asNumber() : 0
  }
  return side('Width') * side('Height') > kycLimits.pixels
}
