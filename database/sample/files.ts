import sharp from 'sharp'
import { paper } from './documents/paper.ts'
import { papers } from './documents/papers.ts'
import { drawing, drawingNames } from './drawings.ts'
import { makePdf } from './pdf.ts'

export type SampleFile = {
  name: string
  mime: 'application/pdf' | 'image/png'
  make: () => Promise<Uint8Array> | Uint8Array
}

/** Every sample document as a small real PDF, and the drawn pictures. */
export const sampleFiles: SampleFile[] = [
  ...papers.map((one): SampleFile => ({
    name: one.name,
    mime: 'application/pdf',
    make: () => makePdf(paper(one)),
  })),
  ...drawingNames.map((name): SampleFile => ({
    name,
    mime: 'image/png',
    make: () =>
      sharp(Buffer.from(drawing(name)))
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer(),
  })),
]
