import type { BrandId } from '#contract/brands/names.ts'
import type { ImageRef } from '#contract/fields.ts'
import { pictureAlts, type PictureName } from './drawings/alts.ts'
import { drawnFileName } from './drawings.ts'

/** A drawn picture as an author would set it, in the colours of the company whose page it stands on. */
export const picture = (fileId: (name: string) => string, name: PictureName, brand: BrandId): ImageRef => ({
  file: fileId(drawnFileName({ name, brand })),
  alt: pictureAlts[name],
  focal: { x: 50, y: 55 },
})
