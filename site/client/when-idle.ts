/** How long a browser that is never idle may delay it. */
const maxDelayMs = 3_000

/**
 * Runs it once the page is painted and the browser has nothing else to do, so that what is fetched for later does not delay
 * what is seen first. A page in the background is not painted: there it runs without that.
 */
export function whenIdle(run: () => void): void {
  const idle = () =>
    window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: maxDelayMs }) : setTimeout(run)
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    idle()
    return
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    idle()
  }).observe({ type: 'paint', buffered: true })
}
