/** Resolves after that time, and sooner where the browser says that the line is back. */
export const backOnLine = (ms: number): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

/** How long to wait after so many attempts in a row that got nowhere: one second, doubling, up to half a minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.max(0, attempts - 1))

/** Resolves at once where the page is seen, else when it is looked at again. */
export const seen = (): Promise<void> =>
  document.visibilityState === 'visible'
    ? Promise.resolve()
    : new Promise((done) => {
        const look = () => {
          if (document.visibilityState !== 'visible') return
          document.removeEventListener('visibilitychange', look)
          done()
        }
        document.addEventListener('visibilitychange', look)
      })
