import { useEffect } from 'react'
import { messages } from '../messages.ts'

/** Asks before a link or a closed tab leaves what was typed and not saved. @param words what a link asks */
export function useLeaveWarning(dirty: boolean, words: string = messages.content.unsaved.leave): void {
  useEffect(() => {
    if (!dirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#'))
        return
      if (confirm(words)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('beforeunload', warn)
    document.addEventListener('click', ask, true)
    return () => {
      removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, true)
    }
  }, [dirty, words])
}
