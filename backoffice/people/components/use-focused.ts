import { useEffect, useRef, type RefObject } from 'react'

/** Puts the cursor into an input when it appears, where somebody has just asked for it; again when `what` changes. */
export function useFocused(what: unknown = null): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.focus(), [what])
  return ref
}
