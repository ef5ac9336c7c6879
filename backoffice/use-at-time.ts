import { useEffect, useRef } from 'react'

/** Timers of the browser fire at once where they are to wait for more than 24 days. */
const longestMs = 3_600_000
/** The service's clock may be behind this one, or the line may be down: it is tried again. */
const againMs = 15_000
const mostTries = 20

/**
 * Calls when a moment has come, and again every 15 seconds while the moment stays the same, for five minutes at most. A
 * window that was hidden, or a computer that slept, calls when it is seen again.
 * @param at an instant; null where nothing is waited for
 * @param run what it throws or refuses is tried again
 */
export function useAtTime(at: string | null, run: () => Promise<unknown>): void {
  const now = useRef(run)
  useEffect(() => {
    now.current = run
  })
  useEffect(() => {
    if (at === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    const wait = () => {
      clearTimeout(timer)
      const left = Date.parse(at) - Date.now()
      if (left > 0) timer = setTimeout(wait, Math.min(left, longestMs))
      else if (tries++ < mostTries) {
        timer = setTimeout(wait, againMs)
        now.current().catch(() => {})
      }
    }
    const seen = () => {
      if (document.visibilityState === 'visible') wait()
    }
    wait()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [at])
}
