import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, counted down; `begin` starts one. */
export function useWait(): { left: number; begin: (seconds: number) => void } {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!until) return
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [until])
  return { left, begin: (seconds) => setUntil(Date.now() + seconds * 1000) }
}
