import sharp from 'sharp'
import { withDocument, type Drawn } from '../files/page-thread.ts'
import { refused, type LookedAt } from './looked-at.ts'
import { scanPdf } from './scan-thread.ts'

/** More pages than any paper has; a longer document counts as damaged, since it cannot be shown. */
const mostPages = 50
const room = { width: 1240, mostHeight: 2400 }
/** For one page, in milliseconds. */
const patience = 20_000

/**
 * Reads a PDF with two programs: one walks every object and looks for what would act, the other draws each page as
 * staff see it. What either cannot read is damaged.
 */
export async function lookAtPdf(bytes: Buffer): Promise<LookedAt> {
  const refusal = await scanPdf(bytes)
  if (refusal) return refused(refusal)
  const pages = await drawPages(bytes).catch(() => null)
  return pages ? { mime: 'application/pdf', whole: bytes, pages } : refused('damaged')
}

const drawPages = (bytes: Buffer): Promise<Buffer[] | null> =>
  withDocument(bytes, patience, async (document) => {
    if (document.pages < 1 || document.pages > mostPages) return null
    const drawn: Buffer[] = []
    for (let n = 0; n < document.pages; n++) {
      const page = await document.draw(n, room)
      if (!page) return null
      drawn.push(await encode(page))
    }
    return drawn
  })

const encode = ({ data, width, height }: Drawn): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 70, effort: 2 })
    .toBuffer()
