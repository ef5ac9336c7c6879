import { opensElsewhere } from './opens-elsewhere.ts'
// Adds what HTML lacks for the menu: Escape, a click beside it, and a focus that stays inside the panel of phones, which
// its address opens and Back closes.

const panel = document.getElementById('menu')
const closer = panel?.querySelector<HTMLElement>('[href="#top"]')
const openLevels = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')
const isShown = (element: Element) => element.getClientRects().length > 0
const isPanelOpen = () => Boolean(closer && isShown(closer))

/** Whether a history entry of this page precedes the panel's. */
let canGoBack = false

function closePanel(): void {
  if (canGoBack) history.back()
  else location.replace('#top')
}

function keepInside(area: Element, event: KeyboardEvent): void {
  const stops = [
    ...area.querySelectorAll<HTMLElement>('summary,a[href],button,input:not([type=hidden])'),
  ].filter(isShown)
  if (event.shiftKey) stops.reverse()
  if (document.activeElement !== stops[stops.length - 1]) return
  event.preventDefault()
  stops[0]?.focus()
}

export function startMenus(): void {
  document.addEventListener('keydown', (event) => {
    const [level] = openLevels()
    if (event.key === 'Escape') {
      // In the panel Escape first goes one level up.
      if (level) {
        level.open = false
        level.querySelector('summary')?.focus()
      } else if (isPanelOpen()) closePanel()
    } else if (event.key === 'Tab' && panel && isPanelOpen()) keepInside(level ?? panel, event)
  })
  // An open level would cover what has the focus.
  for (const event of ['click', 'focusin'])
    document.addEventListener(event, ({ target }) => {
      for (const level of openLevels()) if (!level.contains(target as Node)) level.open = false
    })
  document.addEventListener(
    'toggle',
    ({ target }) => {
      // Older browsers know no shared `name` of disclosures.
      if (!(target instanceof HTMLDetailsElement) || !target.open || !('menu' in target.dataset)) return
      for (const level of openLevels()) if (level !== target) level.open = false
    },
    true,
  )
  addEventListener('hashchange', ({ oldURL }) => {
    canGoBack = isPanelOpen()
    if (canGoBack) closer?.focus()
    else if (oldURL.endsWith('#menu')) document.querySelector<HTMLElement>('[href="#menu"]')?.focus()
  })
  document.addEventListener('click', followFromPanel)
}

/** Lets a link of the panel take the panel's place in the history: Back then returns to the page below it. */
function followFromPanel(event: MouseEvent): void {
  if (event.defaultPrevented || opensElsewhere(event)) return
  if (!isPanelOpen() || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('#menu a[href]')
  if (!link || link.origin !== location.origin || link.target) return
  if (link === closer) {
    event.preventDefault()
    closePanel()
  } else if ('dead' in document.documentElement.dataset) {
    // Another script shows the saved page.
    location.replace('#top')
  } else {
    event.preventDefault()
    location.replace(link.href)
  }
}
