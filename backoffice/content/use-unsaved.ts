import { useEffect, useState } from 'react'
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
}

/** Keeps unsaved work through a reload, and warns who leaves it. @param key null where nothing may be kept */
export function useUnsaved(
  form: UseFormReturn<Values>,
  key: string | null,
  version: number | null,
): KeptForm {
  const [found, setFound] = useState(() => (key === null ? null : readUnsaved(key)))
  const { isDirty } = form.formState

  useEffect(() => {
    if (key === null || !isDirty) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => keepUnsaved(key, { values: form.getValues(), version, at: new Date().toISOString() })
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, settleMs)
    }
    later()
    const watching = form.watch(later)
    // A tab that is closed has no later.
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      watching.unsubscribe()
      removeEventListener('pagehide', keep)
    }
  }, [form, isDirty, key, version])

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
  }
}
