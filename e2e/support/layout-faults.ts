/** The spacing of letters, words and lines that a reader may ask for (WCAG 1.4.12). */
export const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/**
 * What is wrong with how the page's text lies on a narrow screen: moved sideways, off the screen, cut off, one over
 * another. Runs in the page, so it has all that it needs within it.
 * @param rows whether rows of cards and the companies' tabs may be moved sideways, as a finger does; tables may always
 */
export function layoutFaults(rows: boolean): string[] {
  const faults = new Set<string>()
  const wide = document.documentElement.clientWidth
  const over = document.documentElement.scrollWidth - wide
  if (over > 0) faults.add(`the page is ${over} pixels too wide`)

  const nameOf = (one: Element) =>
    `${one.localName}${one.id && `#${one.id}`} “${one.textContent.trim().slice(0, 40)}”`
  const above = (one: Element): Element[] =>
    one.parentElement && one !== document.body ? [one, ...above(one.parentElement)] : [one]
  const forEars = (one: Element) =>
    above(one).some((at) => getComputedStyle(at).clipPath.startsWith('inset(50%'))
  const sideways = (one: Element) =>
    above(one).find(
      (at) =>
        /auto|scroll/.test(getComputedStyle(at).overflowX) &&
        at !== document.body &&
        at.scrollWidth > at.clientWidth,
    )
  const stuck = (one: Element) => above(one).some((at) => /fixed|sticky/.test(getComputedStyle(at).position))

  type Line = { node: Text; element: Element; left: number; right: number; top: number; bottom: number }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text // by the walker's filter
    const element = node.parentElement
    if (!element || !node.data.trim() || element.closest('script, style, noscript, option')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || forEars(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const region = sideways(element)
    if (region) {
      const allowed = region.querySelector('table') ?? (rows && region.matches('.strip, nav[data-tabs]'))
      if (!allowed) faults.add(`moved sideways: ${nameOf(region)}`)
      continue
    }
    // A notice's line opens, and all of it stands below.
    if (element.closest('[data-notices] summary')) continue
    for (const { left, right } of rects)
      if (right > wide + 1 || left < -1) faults.add(`off the screen: ${nameOf(element)}`)
    for (const at of above(element)) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      const isCut = rects.some(
        ({ left, right, top, bottom, height }) =>
          (/hidden|clip/.test(overflowX) && (right > box.right + 2 || left < box.left - 2)) ||
          // The upper and lower seventh of a line is room between lines.
          (/hidden|clip/.test(overflowY) &&
            (bottom - height / 7 > box.bottom + 1 || top + height / 7 < box.top - 1)),
      )
      if (isCut && at !== document.body) faults.add(`cut off: ${nameOf(element)} in ${nameOf(at)}`)
    }
    if (!stuck(element))
      for (const { left, right, top, bottom, height } of rects) {
        const gap = height * 0.22
        lines.push({ node, element, left, right, top: top + gap, bottom: bottom - gap })
      }
  }

  const pen = document.createElement('canvas').getContext('2d')
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file], [type=date])',
  )
  for (const field of fields) {
    const style = getComputedStyle(field)
    // A choice may have a second line.
    if (!pen || !field.checkVisibility() || (field.localName === 'select' && style.whiteSpace === 'normal'))
      continue
    Object.assign(pen, {
      font: style.font,
      letterSpacing: style.letterSpacing,
      wordSpacing: style.wordSpacing,
    })
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value || field.placeholder
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    if (pen.measureText(text).width > room + 1)
      faults.add(`cut off in its field: ${field.localName}#${field.id} “${text}”`)
  }

  lines.sort((a, b) => a.top - b.top)
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (other.top >= one.bottom) break
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - other.top
      if (other.node !== one.node && across > 2 && down > 1)
        faults.add(`one over another: ${nameOf(one.element)}, ${nameOf(other.element)}`)
    }
  return [...faults]
}
