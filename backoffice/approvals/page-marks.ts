import { diffArrays } from 'diff'

type Piece = { text: string; element: HTMLElement }

/** What no reader reads; and as of when the page is, at its foot, which differs whenever it is made anew. */
const passedOver = 'script, style, noscript, footer time'

/** The texts of a page in their order, each with the element that holds it. */
function piecesOf(page: Document): Piece[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const pieces: Piece[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const element = node.parentElement
    if (text !== '' && element && !element.closest(passedOver) && isSeen(element))
      pieces.push({ text, element })
  }
  return pieces
}

/** Whether a reader sees it, or can by opening what is folded. A line for print alone is not seen. */
const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility() || element.closest('details:not([open])') !== null

/**
 * Outlines what two pages say differently and brings the first such place into sight in both.
 * @returns how many places differ
 */
export function markDifferences(before: Document, after: Document): number {
  const [old, fresh] = [piecesOf(before), piecesOf(after)]
  const parts = diffArrays(
    old.map(({ text }) => text),
    fresh.map(({ text }) => text),
  )
  let [a, b, places, within] = [0, 0, 0, false]
  // Where nothing stands in one of them, what comes next there.
  let first: (Piece | undefined)[] = []
  for (const { added, removed, value } of parts) {
    const differs = Boolean(added ?? removed)
    if (differs && places === 0) first = [old[a] ?? old.at(-1), fresh[b] ?? fresh.at(-1)]
    if (added) outline(fresh.slice(b, b + value.length), '#1b6b35')
    if (removed) outline(old.slice(a, a + value.length), '#b3211c')
    if (!added) a += value.length
    if (!removed) b += value.length
    if (differs && !within) places += 1
    within = differs
  }
  first.forEach(bringIntoSight)
  return places
}

/** Within its own page: what holds the page stays where it is. */
function bringIntoSight(piece: Piece | undefined): void {
  const view = piece?.element.ownerDocument.defaultView
  if (!piece || !view) return
  view.scrollTo(0, view.scrollY + piece.element.getBoundingClientRect().top - 120)
}

/** What is folded away in the page is opened; a menu stays as it is, since it would cover the page. */
function outline(pieces: readonly Piece[], colour: string): void {
  for (const { element } of pieces) {
    const folded = () => element.closest('main details:not([open])')
    for (let one = folded(); one; one = folded()) one.setAttribute('open', '')
    element.style.outline = `3px solid ${colour}`
    element.style.outlineOffset = '2px'
  }
}
