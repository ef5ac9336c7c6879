import { useEffect, useState } from 'react'
import { ask, ownHeader, ApiError } from '../api.ts'

export type Lock =
  | { state: 'none' }
  | { state: 'mine' }
  | { state: 'others'; holder: string; since: string; sameUser: boolean; lost: boolean }

const everyMs = 20_000

/** This window, also for who signs in again in it after their session has ended. */
const tab = crypto.randomUUID()

/** Says that this window has the item open, hears who else has, and takes it over. */
export function useLock(address: string | null): { lock: Lock; take: () => Promise<void> } {
  const [lock, setLock] = useState<Lock>({ state: 'none' })

  useEffect(() => {
    if (address === null) return undefined
    let ended = false
    const say = async () => {
      try {
        await ask('PUT', `${address}/lock`, { body: { tab } })
        if (!ended) setLock({ state: 'mine' })
      } catch (error) {
        if (ended || !(error instanceof ApiError) || error.code !== 'locked') return
        const { holder = '', since = '', mine } = error.fields
        setLock((before) => ({
          state: 'others',
          holder,
          since,
          sameUser: mine === 'true',
          lost: before.state === 'mine' || (before.state === 'others' && before.lost),
        }))
      }
    }
    void say()
    const timer = setInterval(() => void say(), everyMs)
    // Who comes back to the tab sees at once how things stand.
    const seen = () => document.visibilityState === 'visible' && void say()
    document.addEventListener('visibilitychange', seen)
    const letGo = () =>
      void fetch(`${address}/lock?tab=${tab}`, {
        method: 'DELETE',
        headers: ownHeader,
        keepalive: true,
      }).catch(() => {})
    addEventListener('pagehide', letGo)
    return () => {
      ended = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pagehide', letGo)
      letGo()
    }
  }, [address])

  return {
    lock,
    async take() {
      if (address === null) return
      await ask('POST', `${address}/lock/take`, { body: { tab } })
      setLock({ state: 'mine' })
    },
  }
}
