import type { KeyboardEvent } from 'react'

/** The arrows lead from a field into the list of what it finds, and through it. */
export function stepThrough(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step || !list) return
  const all = [...list.querySelectorAll('button')]
  const at = all.findIndex((one) => one === document.activeElement)
  const next = all[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
