/**
 * What cannot be seen where the reader's own few colours stand in place of the page's (forced colours). Runs in the page,
 * so it has all that it needs within it.
 */
export function forcedColourFaults(): string[] {
  const faults = new Set<string>()
  const nameOf = (one: Element) =>
    `${one.localName}${one.id && `#${one.id}`} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.getBoundingClientRect().width > 1

  const ground = /\d+, \d+, \d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]
  // A state is told by more than a colour that is gone: by a frame, a line, a weight, a sign.
  const look = (one: Element): string =>
    [one, ...one.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((at) => {
          const style = getComputedStyle(part, at)
          const side = (width: string, line: string, colour: string) =>
            line === 'none' || width === '0px' ? '' : `${width} ${line} ${colour}`
          return [
            side(style.borderTopWidth, style.borderTopStyle, style.borderTopColor),
            side(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
            side(style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor),
            side(style.outlineWidth, style.outlineStyle, style.outlineColor),
            style.textDecorationLine,
            style.fontWeight,
            // The ground that all get tells nothing.
            /\d+, \d+, \d+/.exec(style.backgroundColor)?.[0] === ground ? '' : style.backgroundColor,
            at === null ? part.localName : style.content,
          ].join()
        }),
      )
      .join('\n')
  const states = '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]'
  for (const one of document.querySelectorAll(states)) {
    if (!isSeen(one)) continue
    const list = one.closest('ul, ol, fieldset, [role=group], [role=listbox]')
    const others = [...(list?.querySelectorAll(one.localName) ?? [])].filter(
      (other) => !other.matches(states) && isSeen(other) && other.children.length === one.children.length,
    )
    if (others.length > 0 && others.every((other) => look(other) === look(one)))
      faults.add(`looks like the others: ${nameOf(one)}`)
  }

  // A sign cut from a ground colour goes with it.
  for (const one of document.querySelectorAll('a *, button *, summary *, label *')) {
    const { maskImage, forcedColorAdjust } = getComputedStyle(one)
    if (maskImage.startsWith('url') && forcedColorAdjust === 'auto' && isSeen(one))
      faults.add(`drawn by a ground colour: ${nameOf(one)}`)
  }

  // What has the focus has a line around it, or its label has, or its place on a map.
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
  )
  for (const one of controls) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) continue
    one.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
    if (document.activeElement !== one) continue
    const label = one.closest('label')
    const shapes = [...one.querySelectorAll('circle')]
    const framed = [one, ...(label ? [label] : []), ...shapes].some((at) => {
      const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(at)
      if (at.localName === 'circle') return stroke !== 'none' && parseFloat(strokeWidth) >= 2
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
    })
    if (!framed) faults.add(`no frame with the focus: ${nameOf(one)}`)
  }
  return [...faults]
}
