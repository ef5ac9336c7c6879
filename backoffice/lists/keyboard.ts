import type { KeyboardEvent } from 'react'

/** Up and Down go from one row's link to the next, X selects the row; Enter is the link's own. */
export function moveAmongRows(event: KeyboardEvent, box: HTMLElement | null): void {
  const link = event.target
  if (!box || !(link instanceof HTMLElement) || !link.matches('[data-row]')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.toLowerCase() === 'x') {
    link.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    return event.preventDefault()
  }
  const step =
    event.key === 'ArrowDown' || event.key === 'j' ? 1 : event.key === 'ArrowUp' || event.key === 'k' ? -1 : 0
  if (!step) return
  const links = [...box.querySelectorAll<HTMLElement>('[data-row]')]
  links[links.indexOf(link) + step]?.focus()
  event.preventDefault()
}
