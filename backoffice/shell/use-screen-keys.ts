import { useEffect, useRef } from 'react'

const keyNames = ['Ctrl Enter', 'Alt Enter', 'Alt N', 'Alt B'] as const
type KeyName = (typeof keyNames)[number]
type Acts = Partial<Record<KeyName, (() => void) | null>>

/**
 * What is done most on a screen is done by keyboard, wherever the cursor is, but not beneath a dialog. The keys are heard
 * before a text's own editor takes them.
 */
export function useScreenKeys(acts: Acts): void {
  const now = useRef(acts)
  useEffect(() => {
    now.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]')) return
      const name = keyNames.find((one) => one === pressed(event))
      const act = name && now.current[name]
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}

/** A letter by its place, because with Alt held some keyboards write another sign. Command on a Mac is Control elsewhere. */
function pressed({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  const ctrl = ctrlKey || metaKey
  if (ctrl === altKey) return null
  return `${ctrl ? 'Ctrl' : 'Alt'} ${code.startsWith('Key') ? code.slice(3) : key}`
}
