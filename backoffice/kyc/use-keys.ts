import { useEffect, useRef } from 'react'
import { isTyping } from '../shell/is-typing.ts'
import type { ViewerState } from './use-viewer.ts'

type Keys = {
  accept: () => unknown
  needsChange: () => unknown
  nextToDo: () => unknown
  compare: () => unknown
  viewer: ViewerState
}

/** The review by the keyboard, wherever the focus is but in a field. */
export function useKeys(on: boolean, keys: Keys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const { accept, needsChange, nextToDo, compare, viewer } = now.current
      const does: Record<string, () => unknown> = {
        a: accept,
        n: needsChange,
        j: () => viewer.stepDocument(1),
        k: () => viewer.stepDocument(-1),
        arrowright: () => viewer.turnPage(1),
        arrowleft: () => viewer.turnPage(-1),
        '+': () => viewer.zoomBy(1),
        '-': () => viewer.zoomBy(-1),
        r: viewer.rotate,
        u: nextToDo,
        c: compare,
        f: () => viewer.fitTo('page'),
        w: () => viewer.fitTo('width'),
      }
      const run = does[event.key.toLowerCase()]
      if (!run) return
      // Enlarged, a page is moved by the arrows.
      if (event.key.startsWith('Arrow') && isWider(event.target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}

/** Whether this is something that is scrolled sideways. */
const isWider = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.tabIndex === 0 &&
  target.scrollWidth > target.clientWidth &&
  target.matches('section')
