const dot = /^[\s\u00a0]*[·•▪◦●‣⁃][\s\u00a0]+/
const number = /^[\s\u00a0]*\(?(?:(\d+)|[a-z]|[ivxlc]+)[.)]/i

type Item = { paragraph: Element; level: number; isOrdered: boolean; start: string | undefined }
type OpenList = { element: Element; level: number }

/**
 * Makes lists of paragraphs that look like list items: those of Word and Outlook, which carry their level in a style and
 * their marker as text, and those that begin with a typed dot.
 */
export function readWordLists(page: Document): void {
  const open: OpenList[] = []
  for (const paragraph of page.querySelectorAll('p')) {
    const item = readItem(paragraph)
    if (!item) continue
    if (open[0]?.element !== paragraph.previousElementSibling) open.length = 0
    addItem(page, listFor(page, open, item), item)
  }
}

/** Turns plain text into paragraphs that are read as a list where they begin with a mark; null where no line does. */
export function readTypedList(text: string): string | null {
  if (!/^[ \t]*[·•–]\s+\S/m.test(text)) return null
  const page = new DOMParser().parseFromString('', 'text/html')
  for (const line of text.split(/[\r\n]+/)) {
    const paragraph = page.createElement('p')
    // A dash opens a list item in plain text only: a formatted paragraph may begin with one.
    paragraph.textContent = line.replace(/^\s*–\s+/, '• ')
    page.body.append(paragraph)
  }
  return page.body.innerHTML
}

/** @returns null for a paragraph that is no list item; its marker is removed from one that is */
function readItem(paragraph: Element): Item | null {
  const style = paragraph.getAttribute('style') ?? ''
  const marker = [...paragraph.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  )
  if (marker) {
    const text = marker.textContent ?? ''
    marker.remove()
    return {
      paragraph,
      level: Number(/mso-list:[^;]*level(\d)/i.exec(style)?.[1] ?? 1),
      isOrdered: number.test(text),
      start: number.exec(text)?.[1],
    }
  }
  const typed = dot.exec(paragraph.textContent ?? '')?.[0]
  if (typed === undefined) return null
  removeFromStart(paragraph, typed.length)
  return { paragraph, level: 1, isOrdered: false, start: undefined }
}

function removeFromStart(paragraph: Element, length: number): void {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  for (let left = length; left > 0 && texts.nextNode();) {
    const { nodeValue } = texts.currentNode
    const text = nodeValue ?? ''
    texts.currentNode.nodeValue = text.slice(left)
    left -= Math.min(left, text.length)
  }
}

/** Finds the open list of an item's level, or begins one: in the last item of the level above, or in the paragraph's place. */
function listFor(page: Document, open: OpenList[], { paragraph, level, isOrdered, start }: Item): Element {
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
  const last = open.at(-1)
  const name = isOrdered ? 'ol' : 'ul'
  if (last && last.level >= level && last.element.localName === name) return last.element
  const element = page.createElement(name)
  if (start !== undefined && start !== '1') element.setAttribute('start', start)
  const item = last && last.level < level ? last.element.lastElementChild : null
  if (item) item.append(element)
  else if (last && open.length > 1) {
    last.element.after(element)
    open.pop()
  } else {
    paragraph.before(element)
    open.length = 0
  }
  open.push({ element, level })
  return element
}

function addItem(page: Document, list: Element, { paragraph }: Item): void {
  const item = page.createElement('li')
  item.append(paragraph)
  list.append(item)
}
