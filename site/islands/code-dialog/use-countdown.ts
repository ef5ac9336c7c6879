import { useEffect, useState } from 'react'

const leftUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Counts whole seconds down to 0, ticking each second; `from` is what it began at. */
export function useCountdown() {
  const [{ until, from }, setPause] = useState({ until: 0, from: 0 })
  const [left, setLeft] = useState(0)
  useEffect(() => {
    // By the clock, not by the ticks: a phone in a pocket misses some.
    const timer = setInterval(() => {
      const now = leftUntil(until)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setPause({ until: Date.now() + seconds * 1000, from: seconds })
    setLeft(seconds)
  }
  return { left, from, start }
}
