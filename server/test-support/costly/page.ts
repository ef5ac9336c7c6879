import { onePage, stream, writeFoldedPdf, writePdf } from '../raw-pdf.ts'

/**
 * How it ends: taken, refused for this reason, or `ended`: out of its budget of CPU time or memory, unless a refusal as
 * too complex comes first.
 */
export type CostlyEnd = 'taken' | 'too_complex' | 'too_many_pixels' | 'damaged' | 'wrong_kind' | 'ended'
export type Costly = { what: string; bytes: Buffer; end: CostlyEnd }

/** A page with these resources and content, and further objects from number 5 on. */
export const page = (
  resources: string,
  content: string | Buffer,
  objects: readonly string[] = [],
  { folded = false, box = '0 0 595 842', entries = '' } = {},
): Buffer => {
  const [catalog = '', pages = '', sheet = ''] = onePage({
    page: `/Resources << ${resources} >> ${entries}`,
    box,
  })
  return (folded ? writeFoldedPdf : writePdf)([catalog, pages, sheet, stream(content), ...objects])
}

/** Always the same bytes that look like chance. */
export function noise(bytes: number): Buffer {
  let seed = 1
  return Buffer.from(
    Array.from(
      { length: bytes },
      () => ((seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff) >> 16) & 255,
    ),
  )
}
