import { closeOnBack } from './close-on-back.ts'

// What HTML's own disclosures lack: Escape, a click beside them, and a focus that stays inside the full panel.

const openOnes = () =>
  document.querySelectorAll<HTMLDetailsElement>('details[open]:is([data-menu],[data-panel])')

function close(details: HTMLDetailsElement, giveFocusBack: boolean): void {
  details.open = false
  if (giveFocusBack) details.querySelector('summary')?.focus()
}

function keepInside(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...panel.querySelectorAll<HTMLElement>('summary,a[href],button,input:not([type=hidden])'),
  ].filter((stop) => stop.getClientRects().length > 0)
  const end = event.shiftKey ? stops[0] : stops[stops.length - 1]
  if (document.activeElement === end) {
    event.preventDefault()
    ;(event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus()
  }
}

export function startMenus(): void {
  document.addEventListener('keydown', (event) => {
    for (const details of openOnes()) {
      if (event.key === 'Escape') {
        // In the full panel Escape first goes one level up.
        const level = details.querySelector<HTMLDetailsElement>('details[open]')
        close(level ?? details, true)
      } else if (event.key === 'Tab' && 'panel' in details.dataset) {
        keepInside(details.querySelector<HTMLElement>('details[open]') ?? details, event)
      }
    }
  })
  document.addEventListener('click', (event) => {
    for (const details of openOnes()) {
      if (event.target instanceof Node && !details.contains(event.target)) close(details, false)
    }
  })
  // A menu would cover what has the focus.
  document.addEventListener('focusin', ({ target }) => {
    for (const details of openOnes()) {
      const isLeft = target instanceof Node && !details.contains(target)
      if (isLeft && 'menu' in details.dataset) close(details, false)
    }
  })
  let leaveHistory: ReturnType<typeof closeOnBack> | null = null
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return
      if ('panel' in target.dataset) {
        void leaveHistory?.()
        leaveHistory = target.open ? closeOnBack(() => close(target, true)) : null
      }
      // Older browsers know no shared `name` of disclosures.
      if (!target.open || !('menu' in target.dataset)) return
      for (const other of openOnes()) if (other !== target) close(other, false)
    },
    true,
  )
  document.addEventListener('click', replaceEntryOfPanel)
}

/** Lets a link of the full panel take the panel's place in the history: Back then returns to the page below it. */
function replaceEntryOfPanel(event: MouseEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  // Without a connection another script shows the saved page.
  if (!(event.target instanceof Element) || 'dead' in document.documentElement.dataset) return
  const link = event.target.closest<HTMLAnchorElement>('[data-panel][open] a[href]')
  if (!link || link.origin !== location.origin || link.target) return
  event.preventDefault()
  location.replace(link.href)
}
