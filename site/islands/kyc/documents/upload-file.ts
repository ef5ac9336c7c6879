import { DetailedError, Upload } from 'tus-js-client'
import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'

export type FileToSend = {
  draft: string
  purpose: Purpose
  name: string
  sha256: string
  file: Blob
  /** the document's id where it was begun earlier: it goes on where the service has it */
  documentId: string | null
  token: string
}

/** How one attempt ended; `line` where there was no answer, or one that says to come again. */
export type Sent =
  | { got: 'all' }
  | { got: 'aborted' }
  | { got: 'line'; retryAfter: number | null }
  | { got: 'unproved' }
  /** the service has nothing of it any more */
  | { got: 'gone' }
  | { got: 'refusal'; status: number }

type Progress = { onBegun: (documentId: string) => void; onBytes: (sent: number) => void }

/** Sends a file from where the service has it, in chunks of 1 MiB, until its end or the first failure. */
function sendFile(
  { draft, purpose, name, sha256, file, documentId, token }: FileToSend,
  { onBegun, onBytes }: Progress,
  signal: AbortSignal,
): Promise<Sent> {
  return new Promise((done) => {
    const upload = new Upload(file, {
      endpoint: '/uploads/kyc',
      ...(documentId !== null && { uploadUrl: `/uploads/kyc/${documentId}` }),
      chunkSize: kycLimits.chunkBytes,
      // Which attempt comes next is decided outside, where the line and the proof are known.
      retryDelays: null,
      storeFingerprintForResuming: false,
      headers: { authorization: `Bearer ${token}` },
      metadata: { draft, purpose, filename: name.slice(0, kycLimits.maxFileNameLength), sha256 },
      onUploadUrlAvailable: () => {
        const id = upload.url?.split('/').pop()
        if (id) onBegun(id)
      },
      onProgress: onBytes,
      onSuccess: () => done({ got: 'all' }),
      onError: (error) => done(outcomeOf(error)),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      done({ got: 'aborted' })
    })
    upload.start()
  })
}

/** How long nothing may move before an attempt counts as cut. */
const stalledMs = 45_000

/** The same; it counts as cut once nothing moves any more, or the browser says that the line is gone. */
export async function sendUntilStalled(
  what: FileToSend,
  progress: Progress,
  stop: AbortController,
): Promise<Sent> {
  let cut = false
  const cutOff = () => {
    cut = true
    stop.abort()
  }
  let stalled = setTimeout(cutOff, stalledMs)
  addEventListener('offline', cutOff)
  const onBytes = (sent: number) => {
    clearTimeout(stalled)
    stalled = setTimeout(cutOff, stalledMs)
    progress.onBytes(sent)
  }
  try {
    const sent = await sendFile(what, { ...progress, onBytes }, stop.signal)
    return cut && sent.got === 'aborted' ? { got: 'line', retryAfter: null } : sent
  } finally {
    clearTimeout(stalled)
    removeEventListener('offline', cutOff)
  }
}

function outcomeOf(error: Error): Sent {
  const answer = error instanceof DetailedError ? error.originalResponse : null
  const status = answer?.getStatus() ?? 0
  if (status === 401) return { got: 'unproved' }
  if (status === 404 || status === 410) return { got: 'gone' }
  const seconds = Number(answer?.getHeader('retry-after') ?? Number.NaN)
  // Another attempt holds the file, the offset has moved on, or it is too much or too full at the moment.
  if (status === 0 || status >= 500 || [408, 409, 412, 423, 429, 460].includes(status)) {
    return { got: 'line', retryAfter: Number.isFinite(seconds) ? seconds : null }
  }
  return { got: 'refusal', status }
}
