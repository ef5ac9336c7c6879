import sharp, { type Sharp } from 'sharp'
import { kycLimits } from '#contract/limits.ts'
import { fitPicture } from '#contract/rules/picture-size.ts'
import { refused, type InspectionResult } from './accepted-file.ts'

/** No document is read better for more. */
const fileLimits = { shortSide: 3000, pixels: 16_000_000 }
const pageLimits = { shortSide: 1200, pixels: 16_000_000 }

type Mime = 'image/jpeg' | 'image/png' | 'image/webp'

const encode: Record<Mime, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png({ compressionLevel: 8 }),
  'image/webp': (picture) => picture.webp({ quality: 85, effort: 3 }),
}

/** Whether it is of a kind of picture that is taken. */
export const isPicture = (mime: string): mime is Mime => mime in encode

/**
 * Encodes a picture anew: turned upright, without metadata and whatever else the file held beside its pixels. Of an
 * animation the first frame stays.
 */
export async function inspectImage(bytes: Buffer, mime: Mime): Promise<InspectionResult> {
  try {
    // The header alone is read; a picture that claims more than is allowed is never decoded.
    const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (size.width * size.height > kycLimits.maxImagePixels) return refused('too_many_pixels')
    const picture = sharp(bytes, { limitInputPixels: kycLimits.maxImagePixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ ...fitPicture(size, fileLimits), fit: 'fill' })
    const { data: whole, info } = await encode[mime](picture).toBuffer({ resolveWithObject: true })
    const page = await sharp(whole)
      .resize({ ...fitPicture(info, pageLimits), fit: 'fill' })
      .flatten({ background: '#fff' })
      .webp({ quality: 75, effort: 3 })
      .toBuffer()
    return { mime, whole, pages: [page] }
  } catch {
    return refused('damaged')
  }
}
