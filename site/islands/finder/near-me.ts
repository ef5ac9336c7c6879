import { useState } from 'react'
import type { Point } from '#contract/rules/distance.ts'

/** `denied`, `timeout`, `unavailable` and `unsupported` are each answered in words of their own. */
export type Near =
  | { now: 'idle' | 'locating' | 'denied' | 'timeout' | 'unavailable' | 'unsupported' }
  | { now: 'found'; at: Point }

export type NearMessages = {
  locate: string
  locating: string
  denied: string
  timeout: string
  unavailable: string
  unsupported: string
  sorted: string
}

// GeolocationPositionError's codes.
const failures = { 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const
const isFailure = (code: number): code is keyof typeof failures => code in failures

/** How long the phone may look for itself; a fix of the last ten minutes is as good. */
const patience = { timeout: 20_000, maximumAge: 600_000 }

/** Where the visitor is, once they ask; the position never leaves the browser. */
export function useNearMe(): { near: Near; locate: () => void; forget: () => void } {
  const [near, setNear] = useState<Near>({ now: 'idle' })
  const locate = () => {
    if (!('geolocation' in navigator)) return setNear({ now: 'unsupported' })
    setNear({ now: 'locating' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setNear({ now: 'found', at: { latitude: coords.latitude, longitude: coords.longitude } }),
      ({ code }) => setNear({ now: isFailure(code) ? failures[code] : 'unavailable' }),
      patience,
    )
  }
  return { near, locate, forget: () => setNear({ now: 'idle' }) }
}

/** What is said beside the button. */
export const saidOf = ({ now }: Near, messages: NearMessages): string =>
  now === 'idle' ? '' : now === 'found' ? messages.sorted : messages[now]
