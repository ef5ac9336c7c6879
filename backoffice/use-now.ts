import { useEffect, useState } from 'react'

/** Returns the time in ms since 1970, which advances when the clock reaches the next of these times. */
export function useNow(times: readonly number[]): number {
  const [now, setNow] = useState(Date.now)
  const key = times.join()
  useEffect(() => {
    const next = Math.min(
      ...key
        .split(',')
        .map(Number)
        .filter((time) => time > Date.now()),
    )
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [key, now])
  return now
}
