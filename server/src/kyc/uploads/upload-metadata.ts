import { z } from 'zod'
import { kycLimits } from '#contract/limits.ts'
import { AppError } from '../../http/app-error.ts'
import { storable } from '../../http/refuse-unstorable.ts'

/** What `Upload-Metadata` has to say of a file, each value in base64. */
const metadata = z.object({
  draft: z.uuid(),
  purpose: z.string().min(1).max(100).refine(storable),
  filename: z.string().min(1).max(kycLimits.maxFileNameLength).refine(storable),
  sha256: z.string().regex(/^[\da-f]{64}$/i),
})

export type UploadMetadata = z.infer<typeof metadata> & { bytes: number }

const unknownPurpose = 'is none of the purposes there are'
const sentences: Record<string, string> = {
  draft: 'names no draft',
  purpose: unknownPurpose,
  filename: `takes 1 to ${kycLimits.maxFileNameLength} characters`,
  sha256: 'takes the SHA-256 of the whole file, in hexadecimal',
}

/**
 * Reads what a client says of a file it begins to send.
 * @throws AppError invalid (fields: draft, purpose, filename, sha256, or file: empty), too_large
 */
export function readUploadMetadata(
  said: Record<string, string | null> | undefined,
  bytes: number | undefined,
): UploadMetadata {
  if (bytes === undefined) throw new AppError('malformed', 'Upload-Length is needed.')
  if (bytes === 0) throw new AppError('invalid', 'The file is empty.', { file: 'empty' })
  if (bytes > kycLimits.maxFileBytes) throw tooBig()
  const read = metadata.safeParse(said ?? {})
  if (read.success) return { ...read.data, sha256: read.data.sha256.toLowerCase(), bytes }
  const fields: Record<string, string> = {}
  for (const { path } of read.error.issues) {
    const name = String(path[0] ?? 'file')
    fields[name] = sentences[name] ?? 'not right'
  }
  throw wrongMetadata(fields)
}

const wrongMetadata = (fields: Record<string, string>): AppError =>
  new AppError('invalid', 'What was said of the file is missing or not right.', fields)

/** The file is for nothing that is asked for. */
export const wrongPurpose = (): AppError => wrongMetadata({ purpose: unknownPurpose })

export const tooBig = (): AppError => new AppError('too_large', 'The file is larger than 10 MB.')
