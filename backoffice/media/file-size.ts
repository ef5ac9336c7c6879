import type { StaffFile } from '#contract/backoffice/content.ts'
import { formatMessage, messages } from '../messages.ts'

const drawing = 'image/svg+xml'
const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  [drawing]: messages.media.drawing,
}
/** A photograph, or another picture of pixels; a drawing that came with the program is shown whole. */
export const mayBeCropped = ({ mime, width }: Pick<StaffFile, 'mime' | 'width'>): boolean =>
  width !== null && mime !== drawing

export const kindOf = ({ mime }: Pick<StaffFile, 'mime'>): string => kinds[mime] ?? mime

/** Whether a job still makes the file's sizes or first page. */
export const isInWork = ({ made, expected, making_failed }: StaffFile): boolean =>
  made < expected && !making_failed

/** Says how many sizes of a picture, or whether the first page of a document, a job has made; empty for a document in work. */
export function sizesOf({ width, made, expected, making_failed }: StaffFile): string {
  const say = messages.media
  if (making_failed) return width === null ? say.notDrawn : say.notMade
  if (width === null) return made < expected ? '' : say.drawn
  return made < expected
    ? formatMessage(say.making, { made, expected })
    : formatMessage(say.made, { n: made })
}

/** Where staff see it small. Its version is in the address, so that a replaced one is fetched anew. */
export const smallView = ({ view, version }: Pick<StaffFile, 'view' | 'version'>, width = 320): string =>
  `${view}?width=${width}${version > 1 ? `#${version}` : ''}`
