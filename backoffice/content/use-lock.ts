import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { messages } from '../messages.ts'
import { ask, ownHeader, ApiError } from '../api.ts'

export type Lock =
  | { state: 'none' }
  | { state: 'mine' }
  | { state: 'others'; holder: string; since: string; sameUser: boolean; lost: boolean }

const everyMs = 20_000

const tabKey = 'lock-tab'
/** This window, also after a reload or another sign-in in it: its own lock is not another window's. */
const tab = sessionStorage.getItem(tabKey) ?? crypto.randomUUID()
// A duplicated window has a copy of the storage, and is another window.
sessionStorage.removeItem(tabKey)
addEventListener('pagehide', () => sessionStorage.setItem(tabKey, tab))

/** Says that this window has the item open, hears who else has, and takes it over. */
export function useLock(address: string | null): { lock: Lock; take: () => Promise<void> } {
  const [lock, setLock] = useState<Lock>({ state: 'none' })
  const notify = useNotify()

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
      notify(messages.content.lock.taken, { type: 'success' })
    },
  }
}
