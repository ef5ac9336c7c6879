import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { messages } from '../messages.ts'
import { inThisWindow, type Unsaved, type UnsavedPlace } from './unsaved.ts'
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

/** Keeps unsaved work until the form is opened again, and warns who leaves it. @param key null where nobody writes */
export function useUnsaved(
  form: UseFormReturn<Values>,
  key: string | null,
  version: number | null,
  place: UnsavedPlace,
): KeptForm {
  const [found, setFound] = useState(() => (key === null ? null : place.read(key)))
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
      place.keep(key, { values: form.getValues(), version, at: new Date().toISOString() })
  }, [form, key, place, stop, version])
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
        place.drop(key)
      }
      // The screen may be left sooner: the session has ended, and the sign-in stands in its place.
      else if (timer.current !== null) keep()
      place.leave(key)
    }
  }, [form, isDirty, keep, key, later, place, stop])

  const { leave, leaveInWindow } = messages.content.unsaved
  useLeaveWarning(isDirty, place === inThisWindow ? leaveInWindow : leave)

  return {
    found,
    take() {
      if (found) form.reset(found.values, { keepDefaultValues: true })
      setFound(null)
    },
    drop() {
      if (key !== null) place.drop(key)
      setFound(null)
    },
    saved(left) {
      stop()
      moved.current = left === 'moved'
      if (key === null) return
      place.drop(key)
      if (left === 'typed') later()
    },
  }
}
