import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A button that cannot be pressed for a moment loses the focus: it has it back when the moment is over. */
export function useFocusKept(box: RefObject<HTMLElement | null>, busy: boolean): void {
  const pressed = useRef<HTMLElement | null>(null)
  // Before a dialog that opens now notes where the focus goes back to.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (busy) {
      const inside = activeElement instanceof HTMLElement && box.current?.contains(activeElement)
      pressed.current = inside ? activeElement : null
    } else if (activeElement === document.body || activeElement === pressed.current) pressed.current?.focus()
  }, [box, busy])
}
