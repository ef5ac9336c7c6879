import sharp from 'sharp'
import { openDocument, type Drawn } from './draw-pages.ts'
import { refused, type InspectionResult } from './accepted-file.ts'
import { scan } from './scan-pdf.ts'

/** More pages than any paper has; a longer document counts as damaged, since it cannot be shown. */
const mostPages = 50
const room = { width: 1240, mostHeight: 2400 }
/**
 * Reads a PDF with two programs: one walks every object and looks for what would act or cost too much, the other draws
 * each page as staff see it. What either cannot read is damaged.
 * @throws where one of them broke
 */
export async function inspectPdf(bytes: Buffer): Promise<InspectionResult> {
  const refusal = await scan(bytes).catch(() => 'damaged' as const)
  if (refusal) return refused(refusal)
  const pages = await drawPages(bytes)
  return pages ? { mime: 'application/pdf', whole: bytes, pages } : refused('damaged')
}

async function drawPages(bytes: Buffer): Promise<Buffer[] | null> {
  const document = await openDocument(bytes)
  if (!document || document.pages < 1 || document.pages > mostPages) return null
  const drawn: Buffer[] = []
  for (let n = 0; n < document.pages; n++) {
    const page = await document.draw(n, room)
    if (!page) return null
    drawn.push(await encode(page))
  }
  document.close()
  return drawn
}

const encode = ({ data, width, height }: Drawn): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 70, effort: 2 })
    .toBuffer()
