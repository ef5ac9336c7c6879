import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { isPicture, inspectImage } from './inspect-image.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { refused, type InspectionResult } from './accepted-file.ts'

/**
 * Looks at a document's content; what its name or sender say of it counts for nothing.
 * @param sha256 of the file as its sender announced it
 * @param maxPages of a PDF
 */
export async function inspectFile(
  bytes: Buffer,
  sha256: string,
  maxPages: number,
): Promise<InspectionResult> {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return refused('damaged')
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (kind?.mime === 'application/pdf') return inspectPdf(bytes, maxPages)
  return kind && isPicture(kind.mime) ? inspectImage(bytes, kind.mime) : refused('wrong_kind')
}
