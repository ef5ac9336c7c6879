import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus back to a button of the box that lost it because it was disabled while `busy`. Browsers differ in when
 * they take the focus from a disabled element, and in whether they tell.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>, busy: boolean): void {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const { current } = box
    const arrive = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target : null
    }
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':disabled')) last.current = null
    }
    current?.addEventListener('focusin', arrive)
    current?.addEventListener('focusout', leave)
    return () => {
      current?.removeEventListener('focusin', arrive)
      current?.removeEventListener('focusout', leave)
    }
  }, [box])
  // Before a dialog that opens now notes where the focus goes back to.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!busy && (activeElement === document.body || activeElement === last.current)) last.current?.focus()
  }, [box, busy])
}
