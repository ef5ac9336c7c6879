import { useEffect, useRef } from 'react'
import type { StaffNews } from '#contract/backoffice/live.ts'

type Listener = (changed: StaffNews['changed']) => void
const listeners = new Set<Listener>()

/** Tells open forms what was touched, or with null that anything may have been. */
export const tellTouched: Listener = (changed) => listeners.forEach((listener) => listener(changed))

/**
 * Calls when the service says that an item was touched, by whomever. @param id null where nothing is
 * listened for, such as what is masked: to read it is recorded
 */
export function useTouched(collection: string, id: string | null, run: () => Promise<unknown>): void {
  const now = useRef(run)
  useEffect(() => {
    now.current = run
  })
  useEffect(() => {
    if (id === null) return undefined
    const listener: Listener = (changed) => {
      if (changed === null || changed.some((one) => one.collection === collection && one.id === id))
        now.current().catch(() => {})
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [collection, id])
}
