import { useEffect, useState, type RefObject } from 'react'

type Edge = 'top' | 'bottom'

/** What is drawn around the control that has the focus. */
const room = 8

/** Whether one would lie over the other where its upper edge is at `top`. */
const liesOver = (bar: DOMRect, top: number, control: DOMRect): boolean =>
  control.left - room < bar.right &&
  control.right + room > bar.left &&
  control.top - room < top + bar.height &&
  control.bottom + room > top

/**
 * The edge of the window at which a bar stands: the upper one, or the lower one where it would cover what has the focus
 * (WCAG 2.4.11).
 * @param place holds the bar, as long as there is one
 */
export function useClearOfFocus(place: RefObject<HTMLElement | null>, shown: boolean): Edge {
  const [edge, setEdge] = useState<Edge>('top')
  useEffect(() => {
    if (!shown) return
    const look = () => {
      const bar = place.current?.firstElementChild?.getBoundingClientRect()
      const focused = document.activeElement
      if (!bar || !focused || focused === document.body || place.current?.contains(focused)) return
      const control = focused.getBoundingClientRect()
      // As far from the lower edge as its place begins from the upper one.
      const other = window.innerHeight - bar.bottom
      if (liesOver(bar, bar.top, control) && !liesOver(bar, other, control))
        setEdge(edge === 'top' ? 'bottom' : 'top')
    }
    look()
    document.addEventListener('focusin', look)
    // Scrolled into view only after it has the focus.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [place, shown, edge])
  return edge
}
