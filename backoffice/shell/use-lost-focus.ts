import { useEffect } from 'react'

/** Parts of a screen that a screen reader names: a place to go on from. */
const parts = 'section[aria-label], section[aria-labelledby], li'

const dialogs = '.MuiModal-root, [role=dialog], [role=menu], [role=listbox]'

/**
 * When the control that has the focus goes away, the browser leaves the focus nowhere: who works by keyboard begins at
 * the top again, and who listens hears nothing. It then goes to the nearest part of the screen that is left, else to the
 * screen's heading. A control that was disabled for a moment has it back.
 */
export function useLostFocus(): void {
  useEffect(() => {
    /** what had the focus in the screen, and what that lies in, from the inside out */
    let path: HTMLElement[] = []
    let byKey = false
    let frame = 0
    const remember = ({ target }: FocusEvent) => {
      // A dialog gives it back itself, to what had it before. It takes it with the box around it, too.
      if (!(target instanceof HTMLElement) || target.closest(dialogs)) return
      path = ancestors(target)
    }
    const restore = () => {
      frame = 0
      if (document.activeElement !== document.body || path.length === 0) return
      if (document.querySelector('[role=dialog]')) return
      const [had] = path
      const options = { preventScroll: !byKey }
      if (had?.isConnected && had.matches(':disabled')) return
      if (had?.isConnected) had.focus(options)
      // What is there but hidden does not take it.
      if (document.activeElement !== document.body) return
      const place =
        path.find((element) => element.isConnected && element.matches(parts)) ??
        document.querySelector<HTMLElement>('main h1')
      if (!place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus(options)
    }
    // Two frames later: a screen that knows a better place has put it there by then.
    const look = () => {
      if (frame === 0)
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(restore)
        })
    }
    const press = () => (byKey = true)
    const point = () => {
      byKey = false
      // Whoever presses beside everything wants it nowhere.
      path = []
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    document.addEventListener('keydown', press, true)
    document.addEventListener('pointerdown', point, true)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('pointerdown', point, true)
    }
  }, [])
}

/** An element of the screen and what it lies in; nothing outside of the screen. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const main = element.closest('main')
  const path: HTMLElement[] = []
  for (let one: HTMLElement | null = main && element; one && one !== main; one = one.parentElement)
    path.push(one)
  return path
}
