import type { Both } from '#contract/languages.ts'
import { pdfOf } from './documents/sample-document.ts'
import { allDocuments } from './documents/all-documents.ts'
import { allDrawn, drawing, drawingSize, drawnFileName } from './drawings.ts'
import { makePdf } from './pdf.ts'
import { pictureAlts } from './drawings/alts.ts'

export type SampleFile = {
  name: string
  mime: 'application/pdf' | 'image/svg+xml'
  make: () => Promise<Uint8Array> | Uint8Array
  /** drawings only */
  size?: { width: number; height: number }
  /** what staff find it by in the library, and what their forms begin with */
  words?: { alt: Both; tags: string[] }
}

/** Every sample document as a small real PDF, and the drawn pictures. */
export const sampleFiles: SampleFile[] = [
  ...allDocuments.map((one): SampleFile => ({
    name: one.name,
    mime: 'application/pdf',
    make: () => makePdf(pdfOf(one)),
  })),
  ...allDrawn.map((one): SampleFile => ({
    name: drawnFileName(one),
    mime: 'image/svg+xml',
    make: () => new TextEncoder().encode(drawing(one)),
    size: drawingSize,
    words: { alt: pictureAlts[one.name], tags: ['drawing', one.brand] },
  })),
]
