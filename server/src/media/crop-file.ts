import sharp from 'sharp'
import type { ObjectStorage } from '../storage/storage.ts'
import { AppError } from '../http/app-error.ts'
import type { FileRow } from '../content/staff/present-file.ts'
import { checkFile, type CheckedFile } from './add-file.ts'
import { asBuffer } from './view-file.ts'

/** A part of a picture, in hundredths of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

/**
 * Cuts a part out of a picture, as a file of its own: the whole picture stays for whoever shows it.
 * @throws AppError unsupported_type where it is no picture; malformed where nothing would be left; not_found
 */
export async function cropFile(
  { storage }: { storage: ObjectStorage },
  file: FileRow,
  crop: Crop,
): Promise<CheckedFile> {
  const { width, height } = file
  if (width === null || height === null)
    throw new AppError('unsupported_type', 'Only a picture can be cropped.')
  const stored = await storage.get(file.key)
  if (!stored) throw new AppError('not_found', 'There is no such file.')
  const part = {
    left: Math.floor((width * crop.x) / 100),
    top: Math.floor((height * crop.y) / 100),
    width: Math.floor((width * crop.width) / 100),
    height: Math.floor((height * crop.height) / 100),
  }
  if (part.width < 16 || part.height < 16)
    throw new AppError('malformed', 'The part is too small: 16 × 16 pixels at least.')
  const bytes = await sharp(asBuffer(stored)).extract(part).toBuffer()
  const ending = /\.[a-z]{3,4}$/i.exec(file.name)?.[0] ?? ''
  return checkFile(`${file.name.slice(0, file.name.length - ending.length)}, cropped${ending}`, bytes)
}
