type Outcome = { small: Blob } | { unreadable: true } | { unable: true }

/** How long a slow phone may take; then the photo goes as it is. */
const longestMs = 60_000

/** A smaller, upright JPEG of a photo, made in a worker; `unable` where this browser has no means for it. */
export function shrink(photo: Blob): Promise<Outcome> {
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
