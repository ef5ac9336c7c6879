/**
 * Controls that lie under what sticks to the screen when they have the focus (WCAG 2.4.11). Runs in the page, so it has all
 * that it needs within it.
 */
export function hiddenFocus(): string[] {
  const stuck = (one: Element | null): Element | null =>
    !one || /fixed|sticky/.test(getComputedStyle(one).position) ? one : stuck(one.parentElement)
  const hidden: string[] = []
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
  )
  for (const one of controls) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) continue
    one.focus()
    if (document.activeElement !== one) continue
    const { left, top, width, height } = (one.closest('label') ?? one).getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const isSeen = places.some(([x, y]) => {
      const at = document.elementFromPoint(left + width * x, top + height * y)
      const over = stuck(at)
      return at !== null && (over === null || over.contains(one))
    })
    if (!isSeen)
      hidden.push(
        `${one.localName}${one.id && `#${one.id}`} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`,
      )
  }
  return hidden
}
