/** Returns a signal that aborts after so long; `AbortSignal.timeout` is younger than the oldest supported browsers. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms)
  return controller.signal
}
