import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import type { DocumentRefusal } from '#contract/kyc.ts'
import { isActive } from './active-content.ts'
import { costOf } from './costly-content.ts'
import { isNestedTooDeep } from './nested-content.ts'
import { inflateStreams } from './inflate-streams.ts'

/**
 * Looks through a PDF for what is not taken: a lock, anything that acts, what costs too much to draw.
 * @returns null where there is nothing of the kind
 * @throws where it cannot be read
 */
export async function scan(bytes: Uint8Array): Promise<DocumentRefusal | null> {
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
