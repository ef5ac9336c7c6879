import { useLayoutEffect, useRef } from 'react'

const inputs = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const
/** Half a second on a quick machine; a slow one draws fewer, and takes longer. */
const frames = 30

/**
 * Once `changed` has changed, what has the focus stays in sight while the screen finds its place: what comes and goes above
 * it moves it, at once or some frames later, when the browser puts its own anchor back. The next thing somebody does ends
 * this.
 */
export function useFocusInSight(changed: boolean): void {
  const before = useRef(changed)
  useLayoutEffect(() => {
    const { activeElement: had, body } = document
    if (before.current === changed || !had || had === body) return undefined
    before.current = changed
    let left = frames
    let frame = 0
    const show = () => {
      if (document.activeElement !== had) return
      had.scrollIntoView({ block: 'nearest' })
      if (left-- > 0) frame = requestAnimationFrame(show)
    }
    const end = () => {
      cancelAnimationFrame(frame)
      for (const input of inputs) document.removeEventListener(input, end, true)
    }
    show()
    for (const input of inputs) document.addEventListener(input, end, { capture: true, passive: true })
    return end
  }, [changed])
}
