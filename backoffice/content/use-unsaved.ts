import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropUnsaved, keepUnsaved, readUnsaved, type Unsaved } from './unsaved.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import type { Values } from './values.ts'

const settleMs = 300

type KeptForm = {
  /** what was found when the form was opened, until it is taken up or dropped */
  found: Unsaved | null
  take: () => void
  drop: () => void
  /** what was kept is saved. @param left what is on the screen: nothing more, what was typed on, or what goes on elsewhere */
  saved: (left: 'nothing' | 'typed' | 'moved') => void
}

/** Keeps unsaved work through a reload, and warns who leaves it. @param key null where nothing may be kept */
export function useUnsaved(
  form: UseFormReturn<Values>,
  key: string | null,
  version: number | null,
): KeptForm {
  const [found, setFound] = useState(() => (key === null ? null : readUnsaved(key)))
  const { isDirty } = form.formState

  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const stop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }, [])
  const moved = useRef(false)
  const keep = useCallback(() => {
    stop()
    if (key !== null && !moved.current)
      keepUnsaved(key, { values: form.getValues(), version, at: new Date().toISOString() })
  }, [form, key, stop, version])
  const later = useCallback(() => {
    stop()
    timer.current = setTimeout(keep, settleMs)
  }, [keep, stop])

  useEffect(() => {
    if (key === null || !isDirty) return undefined
    later()
    const watching = form.watch(later)
    // A tab that is closed has no later.
    addEventListener('pagehide', keep)
    return () => {
      watching.unsubscribe()
      removeEventListener('pagehide', keep)
      if (!form.formState.isDirty) {
        stop()
        dropUnsaved(key)
      }
      // The screen may be left sooner: the session has ended, and the sign-in stands in its place.
      else if (timer.current !== null) keep()
    }
  }, [form, isDirty, keep, key, later, stop])

  useLeaveWarning(isDirty)

  return {
    found,
    take() {
      if (found) form.reset(found.values, { keepDefaultValues: true })
      setFound(null)
    },
    drop() {
      if (key !== null) dropUnsaved(key)
      setFound(null)
    },
    saved(left) {
      stop()
      moved.current = left === 'moved'
      if (key === null) return
      dropUnsaved(key)
      if (left === 'typed') later()
    },
  }
}
