import type { DocumentRefusal } from '#contract/kyc.ts'
import { kycLimits } from '#contract/limits.ts'
import { kindOf } from './file-kind.ts'
import { pixelsOf } from './pixels.ts'
import { shrink } from './resize-photo.ts'

/** What is sent for a chosen file, or why it need not be tried. */
export type Prepared =
  | { file: Blob; type: string; before: number | null; sha256: string }
  | { refusal: DocumentRefusal }

/** As much of a picture as says how large it is, past the preview that cameras put before it. */
const headBytes = 256 * 1024

/**
 * Looks at a chosen file and makes a photo smaller. What it lets through, the service looks at once more.
 * @param asItIs leaves a picture as large as it is, if the service takes its kind
 */
export async function prepare(file: Blob, asItIs = false): Promise<Prepared> {
  if (file.size === 0) return { refusal: 'empty' }
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const kind = kindOf(head)
  if (!kind) return { refusal: 'wrong_kind' }
  if (kind === 'pdf') return ready(file, 'application/pdf', null)
  if ((pixelsOf(kind, head) ?? 0) > kycLimits.maxImagePixels) return { refusal: 'too_many_pixels' }
  if (asItIs && kind !== 'photo') return ready(file, `image/${kind}`, null)
  const outcome = await shrink(file)
  if ('small' in outcome) {
    // A small picture of few colours may grow; only what camera files hold besides is worth that.
    const smaller = outcome.small.size < file.size || kind === 'photo'
    return smaller ? ready(outcome.small, 'image/jpeg', file.size) : ready(file, `image/${kind}`, null)
  }
  if (kind === 'photo') return { refusal: 'wrong_kind' }
  return 'unreadable' in outcome ? { refusal: 'damaged' } : ready(file, `image/${kind}`, null)
}

async function ready(file: Blob, type: string, before: number | null): Promise<Prepared> {
  if (file.size > kycLimits.maxFileBytes) return { refusal: 'too_big' }
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { file, type, before, sha256 }
}
