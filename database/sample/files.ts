import type { Both } from '#contract/languages.ts'
import { pdfOf } from './documents/sample-document.ts'
import { allDocuments } from './documents/all-documents.ts'
import { drawing, drawingNames, drawingSize } from './drawings.ts'
import { makePdf } from './pdf.ts'
import { pictureAlts } from './picture.ts'

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
  ...drawingNames.map((name): SampleFile => ({
    name,
    mime: 'image/svg+xml',
    make: () => new TextEncoder().encode(drawing(name)),
    size: drawingSize,
    words: { alt: pictureAlts[name], tags: ['drawing'] },
  })),
]
