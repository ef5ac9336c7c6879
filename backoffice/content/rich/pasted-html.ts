import { isLibraryPicture, isRichTextLink, richTextElements } from '#contract/rules/rich-text.ts'
import { formatMessage, messages } from '../../messages.ts'
import { readWordLists } from './word-lists.ts'

const { leftOut } = messages.content.rich

/** Elements whose removal loses nothing a reader sees, or that have a counterpart in rich text. */
const transparent = new Set([
  ...'html head body meta title base link div span font center section article header footer main aside nav'.split(
    ' ',
  ),
  ...'b i h1 h4 h5 h6 tfoot colgroup col dl dt dd address time figure figcaption picture source'.split(' '),
  ...richTextElements,
])

const looks = /(?:^|[;\s])(?:color|background(?:-color)?|font-family|font-size|text-align)\s*:/i

/**
 * Turns HTML of the clipboard into rich text, with headings, lists and emphasis as they looked in the other program.
 * @returns also the names of everything that rich text cannot hold, in the words of the editor
 */
export function readPastedHtml(html: string): { html: string; leftOut: string[] } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // Reads Word's lists first: their markers are styled text, which is not reported as left out.
  readWordLists(page)
  const names = namesOfLeftOut(page)
  // A style sheet or script has no text to keep.
  for (const element of page.querySelectorAll('script, style, title')) element.remove()
  readEmphasis(page)
  readHeadings(page)
  return { html: page.body.innerHTML, leftOut: names }
}

function namesOfLeftOut(page: Document): string[] {
  const names = new Set<string>()
  for (const element of page.querySelectorAll<HTMLElement>('*')) {
    const name = nameOfLeftOut(element)
    if (name !== null) names.add(name)
  }
  const isStyled = [...page.querySelectorAll('[style]')].some((element) =>
    looks.test(element.getAttribute('style') ?? ''),
  )
  if (isStyled || page.querySelector('style, font[color], font[face], font[size]')) names.add(leftOut.looks)
  return [...names]
}

function nameOfLeftOut(element: HTMLElement): string | null {
  const name = element.localName
  if (name === 'img') return isLibraryPicture(element.dataset['file']) ? null : nameOfPicture(element)
  if (name === 'a') {
    const href = element.getAttribute('href')
    return href === null || isRichTextLink(href) ? null : formatMessage(leftOut.link, { href: shorten(href) })
  }
  // Elements with a colon are Word's own. Style sheets are reported with the other looks.
  if (transparent.has(name) || name === 'style' || name.includes(':')) return null
  const known: Record<string, string> = leftOut.elements
  return known[name] ?? formatMessage(leftOut.element, { name })
}

function nameOfPicture(picture: HTMLElement): string {
  const source = picture.getAttribute('src') ?? ''
  const file = source.startsWith('data:') ? '' : (source.split(/[?#]/)[0]?.split(/[\\/]/).pop() ?? '')
  const label = picture.getAttribute('alt')?.trim() || file
  return label ? formatMessage(leftOut.namedPicture, { name: shorten(label) }) : leftOut.picture
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** Reads emphasis that is set by style, and ignores tags of emphasis whose style takes it back, as in Google Docs. */
function readEmphasis(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) {
    const style = element.getAttribute('style') ?? ''
    readStyle(page, element, 'strong', {
      isOn: /font-weight:\s*(?:bold|[6-9]00)/i.test(style),
      isOff: /font-weight:\s*(?:normal|[1-5]00)/i.test(style) && /^(?:b|strong)$/.test(element.localName),
    })
    readStyle(page, element, 'em', {
      isOn: /font-style:\s*(?:italic|oblique)/i.test(style),
      isOff: /font-style:\s*normal/i.test(style) && /^(?:i|em)$/.test(element.localName),
    })
  }
}

function readStyle(
  page: Document,
  element: Element,
  tag: 'strong' | 'em',
  { isOn, isOff }: { isOn: boolean; isOff: boolean },
): void {
  if (isOff && element.isConnected) element.replaceWith(...element.childNodes)
  // Headings are bold without a tag of their own.
  const own = tag === 'strong' ? 'b, strong, h1, h2, h3, h4, h5, h6, th, [role=heading]' : 'i, em'
  if (!isOn || element.closest(own) !== null) return
  const emphasis = page.createElement(tag)
  emphasis.append(...element.childNodes)
  element.append(emphasis)
}

/** Makes headings of every level two: the page's title is the first level, so a first level moves all others down. */
function readHeadings(page: Document): void {
  const headings = [
    ...page.querySelectorAll('h1, h2, h3, h4, h5, h6, p[role=heading], div[role=heading], p.MsoTitle'),
  ]
  const levels = headings.map((heading) =>
    heading.matches('.MsoTitle')
      ? 1
      : Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1)),
  )
  const down = levels.includes(1) ? 1 : 0
  for (const [at, heading] of headings.entries()) {
    const element = page.createElement((levels[at] ?? 2) + down <= 2 ? 'h2' : 'h3')
    element.append(...heading.childNodes)
    heading.replaceWith(element)
  }
}
