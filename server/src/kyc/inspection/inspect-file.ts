import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { isPicture, lookAtPicture } from './inspect-image.ts'
import { lookAtPdf } from './inspect-pdf.ts'
import { refused, type LookedAt } from './accepted-file.ts'

/**
 * Looks at a paper's content; what its name or sender say of it counts for nothing.
 * @param sha256 of the file as its sender announced it
 */
export async function lookAt(bytes: Buffer, sha256: string): Promise<LookedAt> {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return refused('damaged')
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (kind?.mime === 'application/pdf') return lookAtPdf(bytes)
  return kind && isPicture(kind.mime) ? lookAtPicture(bytes, kind.mime) : refused('wrong_kind')
}
