import { kycLimits } from '#contract/limits.ts'
import type { Refusal } from './document-slot.ts'
import { kindOf } from './file-kind.ts'
import { pixelsOf } from './image-dimensions.ts'

/** What is sent for a chosen file, or why it need not be tried. */
export type Prepared =
  | { file: Blob; type: string; before: number | null; sha256: string }
  | { refusal: Refusal }

/** As much of a picture as says how large it is, past the preview that cameras put before it. */
const headBytes = 256 * 1024

/**
 * Checks a chosen file and makes a photo smaller; the service checks it again. The result is a copy in memory: a file of a cloud
 * drive or a chat may change or disappear before it is sent.
 * @param asItIs leaves a picture as large as it is, if the service takes its kind
 */
export async function prepare(chosen: Blob, asItIs = false): Promise<Prepared> {
  try {
    return await prepareCopy(chosen, asItIs)
  } catch (error) {
    const isGone = error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)
    return { refusal: isGone ? 'unreadable' : 'damaged' }
  }
}

async function prepareCopy(chosen: Blob, asItIs: boolean): Promise<Prepared> {
  if (chosen.size === 0) return { refusal: 'empty' }
  const head = new Uint8Array(await chosen.slice(0, headBytes).arrayBuffer())
  const kind = kindOf(head)
  if (!kind) return { refusal: 'wrong_kind' }
  if (kind === 'pdf' && chosen.size > kycLimits.maxFileBytes) return { refusal: 'too_big' }
  if ((pixelsOf(kind, head) ?? 0) > kycLimits.maxImagePixels) return { refusal: 'too_many_pixels' }
  const file = new Blob([await chosen.arrayBuffer()], { type: chosen.type })
  if (kind === 'pdf') return ready(file, 'application/pdf', null)
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

type Outcome = { small: Blob } | { unreadable: true } | { unable: true }

/** How long a slow phone may take; then the photo goes as it is. */
const longestMs = 60_000

/** A smaller, upright JPEG of a photo, made in a worker; `unable` where this browser has no means for it. */
function shrink(photo: Blob): Promise<Outcome> {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') {
    return Promise.resolve({ unable: true })
  }
  return new Promise((done) => {
    const worker = new Worker(new URL('resize-photo.worker.ts', import.meta.url), { type: 'module' })
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      worker.terminate()
      done(outcome)
    }
    const timer = setTimeout(() => end({ unable: true }), longestMs)
    worker.addEventListener('error', () => end({ unable: true }))
    worker.addEventListener('message', ({ data }: MessageEvent<{ small: Blob | null; failed?: true }>) => {
      if (data.small) end({ small: data.small })
      else end(data.failed ? { unable: true } : { unreadable: true })
    })
    worker.postMessage(photo)
  })
}
