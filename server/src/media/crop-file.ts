import sharp from 'sharp'
import type { ObjectStorage } from '../storage/storage.ts'
import { AppError } from '../http/app-error.ts'
import type { FileRow } from '../content/staff/present-file.ts'
import { drawingKind } from '../content/image-widths.ts'
import { checkFile, type CheckedFile } from './add-file.ts'
import { asBuffer } from './view-file.ts'

/** A part of a picture, in hundredths of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

/**
 * Cuts a part out of a picture, as it is seen, as a file of its own: the whole picture stays for whoever shows it.
 * @throws AppError unsupported_type where it is no picture; malformed where nothing would be left; not_found
 */
export async function cropFile(
  { storage }: { storage: ObjectStorage },
  file: FileRow,
  crop: Crop,
): Promise<CheckedFile> {
  if (file.width === null || file.mime === drawingKind)
    throw new AppError('unsupported_type', 'Only a photograph or another picture of pixels can be cropped.')
  const stored = await storage.get(file.key)
  if (!stored) throw new AppError('not_found', 'There is no such file.')
  // Phones store pictures lying and say which way is up.
  const picture = sharp(asBuffer(stored), { limitInputPixels: 50_000_000 }).autoOrient()
  const { width, height } = (await picture.metadata()).autoOrient
  const part = {
    left: Math.floor((width * crop.x) / 100),
    top: Math.floor((height * crop.y) / 100),
    width: Math.floor((width * crop.width) / 100),
    height: Math.floor((height * crop.height) / 100),
  }
  if (part.width < 16 || part.height < 16)
    throw new AppError('malformed', 'The part is too small: 16 × 16 pixels at least.')
  // What is cut is made smaller once more for readers, so it loses as little as can be.
  const bytes = await picture
    .extract(part)
    .jpeg({ quality: 90, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer()
  const ending = /\.[a-z]{3,4}$/i.exec(file.name)?.[0] ?? ''
  return checkFile(`${file.name.slice(0, file.name.length - ending.length)}, cropped${ending}`, bytes)
}

/** The point to keep in view where it lies in the part; its nearest edge where it was cut away. */
export function focalWithin({ focal }: Pick<FileRow, 'focal'>, crop: Crop): { x: number; y: number } {
  const within = (point: number, from: number, size: number) =>
    Math.round(Math.min(100, Math.max(0, ((point - from) / size) * 100)))
  return { x: within(focal.x, crop.x, crop.width), y: within(focal.y, crop.y, crop.height) }
}
