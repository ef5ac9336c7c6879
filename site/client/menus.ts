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
  ].filter((stop) => stop.checkVisibility())
  const end = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement === end) {
    event.preventDefault()
    ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
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
  // Older browsers know no shared `name` of disclosures.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !('menu' in target.dataset)) return
      for (const other of openOnes()) if (other !== target) close(other, false)
    },
    true,
  )
}
