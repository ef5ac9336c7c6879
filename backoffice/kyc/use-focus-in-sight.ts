import { useLayoutEffect } from 'react'

const inputs = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const

/**
 * Once `changed` has changed, what has the focus stays in sight while the screen finds its place: what comes and goes above
 * it moves it, at once or some frames later, when the browser puts its own anchor back. The next thing somebody does ends
 * this.
 */
export function useFocusInSight(changed: boolean): void {
  useLayoutEffect(() => {
    const { activeElement: had, body } = document
    if (!had || had === body) return undefined
    const show = () => {
      if (document.activeElement === had) had.scrollIntoView({ block: 'nearest' })
    }
    const resized = new ResizeObserver(show)
    const end = () => {
      resized.disconnect()
      document.removeEventListener('scroll', show)
      for (const input of inputs) document.removeEventListener(input, end, true)
    }
    show()
    resized.observe(body)
    document.addEventListener('scroll', show)
    for (const input of inputs) document.addEventListener(input, end, { capture: true, passive: true })
    return end
  }, [changed])
}
