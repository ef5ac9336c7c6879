import sharp from 'sharp'
import { pdfOf } from './documents/sample-document.ts'
import { allDocuments } from './documents/all-documents.ts'
import { drawing, drawingNames } from './drawings.ts'
import { makePdf } from './pdf.ts'

export type SampleFile = {
  name: string
  mime: 'application/pdf' | 'image/png'
  make: () => Promise<Uint8Array> | Uint8Array
}

/** Every sample document as a small real PDF, and the drawn pictures. */
export const sampleFiles: SampleFile[] = [
  ...allDocuments.map((one): SampleFile => ({
    name: one.name,
    mime: 'application/pdf',
    make: () => makePdf(pdfOf(one)),
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
