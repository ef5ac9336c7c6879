import type { StaffFile } from '#contract/backoffice/content.ts'
import { messages } from '../messages.ts'

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

/** Where staff see it small. Its version is in the address, so that a replaced one is fetched anew. */
export const smallView = ({ view, version }: Pick<StaffFile, 'view' | 'version'>, width = 320): string =>
  `${view}?width=${width}${version > 1 ? `#${version}` : ''}`
