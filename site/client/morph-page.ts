import morphdom from 'morphdom'
import { abortAfter } from './abort-after.ts'
import { lineIsDead } from './connectivity-state.ts'
import { stampPart } from './updated-time.ts'

// The package's types are those of its CommonJS form; bundlers take its module, whose default is the function itself.
const morph = morphdom as unknown as typeof morphdom.default

/** How long changes are gathered before the page is asked for again: a morning's rates come as one. */
const gatherMs = 300
/** At most one such request in this time, however much changes. */
const restMs = 3000
const longestRequestMs = 60_000

let wanted = new Set<string>()
let running: Promise<number | null> | null = null

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Asks for the page again and puts what differs into its live parts; what changed fades in, and the time is said.
 * Focus, scrolled tables and opened details stay, since what is equal is not touched.
 * @returns the event number the new page was drawn at; null where it could not be had
 */
export function swapParts(parts: readonly HTMLElement[]): Promise<number | null> {
  for (const { id } of parts) wanted.add(id)
  running ??= gather()
  return running
}

/** The longest pause after failed requests. */
const longestRestMs = 300_000
let failures = 0

const nextEvent = (event: 'online' | 'line-alive') =>
  new Promise((heard) => addEventListener(event, heard, { once: true }))

/** Resolves at once on a living line, else when it is back. */
const alive = () =>
  lineIsDead() ? Promise.race([nextEvent('online'), nextEvent('line-alive')]) : Promise.resolve(null)

async function gather(): Promise<number | null> {
  await later(gatherMs)
  await alive()
  const ids = wanted
  wanted = new Set()
  const drawnAt = await morphPage(ids).then(
    (seq) => {
      failures = 0
      return seq
    },
    () => {
      // The socket sends each change once. So a page that could not be loaded is requested until it comes.
      failures += 1
      for (const id of ids) wanted.add(id)
      return null
    },
  )
  const rest = later(Math.min(longestRestMs, restMs * 2 ** failures))
  void (failures > 0 ? Promise.race([rest, nextEvent('online')]) : rest).then(() => {
    running = wanted.size > 0 ? gather() : null
  })
  return drawnAt
}

async function morphPage(ids: ReadonlySet<string>): Promise<number | null> {
  const answer = await fetch(location.pathname + location.search, {
    headers: { accept: 'text/html' },
    // A connection that loses bytes would never answer.
    signal: abortAfter(longestRequestMs),
  })
  // A busy server is asked again. A page that is gone is shown as a reload would show it.
  if (answer.status >= 500 || answer.status === 429) throw new Error(`answered with ${answer.status}`)
  if (!answer.ok && answer.status !== 404 && answer.status !== 410) return null
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (sheetsOf(fresh) !== sheetsOf(document)) {
    // Of another release, or with a part that needs other styles: none of it can stand here. What is typed goes first.
    if (![...document.querySelectorAll<HTMLElement>('input, textarea, select')].some(isTheirs))
      location.reload()
    return null
  }
  // Texts that only the browser adds are added to the new page too, so that they do not count as changed.
  if (fresh.querySelector('[data-opening]')) (await import('./open-now.ts')).sayOpenNowIn(fresh)
  for (const id of ids) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)]
    // A part inside another part that changes is updated together with that one.
    const within = old?.parentElement?.closest('[data-live]')?.id
    if (old && now && !(within && ids.has(within))) await swapPart(old, now)
  }
  document.title = fresh.title
  return Number(fresh.documentElement.dataset['seq'] ?? 0)
}

const sheetsOf = (page: Document): string =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')).join()

/**
 * By what an element is found again in the new page: its id, or the item it stands for and where. A list's entry and the
 * card in it stand for the same item; the entry is it.
 */
function keyOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return ''
  if (node.id) return node.id
  const { key } = node.dataset
  if (key === undefined || node.parentElement?.closest<HTMLElement>('[data-key]')?.dataset['key'] === key)
    return ''
  return `${node.parentElement?.closest('[id]')?.id ?? ''}/${node.localName}/${key}`
}

/** Fields with typed text are left as they are. */
function isTheirs(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) {
    const switched = element.type === 'checkbox' || element.type === 'radio'
    const touched = switched
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue
    return touched || element === document.activeElement
  }
  if (element instanceof HTMLTextAreaElement)
    return element.value !== element.defaultValue || element === document.activeElement
  if (element instanceof HTMLSelectElement)
    return (
      element === document.activeElement ||
      [...element.options].some((one) => one.selected !== one.defaultSelected)
    )
  return false
}

/** An island that runs draws itself; it is handed what the new page says. */
function handOver(from: HTMLElement, to: HTMLElement): void {
  const { props } = to.dataset
  if (props === undefined || props === from.dataset['props']) return
  from.dataset['props'] = props
  from.dispatchEvent(new Event('island-props'))
}

async function swapPart(old: HTMLElement, now: HTMLElement): Promise<void> {
  const changed = new Set<Element>()
  const shares: [HTMLElement, HTMLElement][] = []
  for (const item of old.querySelectorAll<HTMLElement>('[data-fresh]')) delete item.dataset['fresh']
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const part = element?.closest('[data-live]')
    if (part) changed.add(part)
    return element
  }
  const mark = (node: Node) => {
    const item = note(node)?.closest<HTMLElement>('[data-key]')
    if (!item) return
    item.dataset['fresh'] = ''
    item.addEventListener('animationend', () => delete item.dataset['fresh'], { once: true })
  }
  // Open and closed is the reader's doing.
  for (const details of old.querySelectorAll<HTMLDetailsElement>('details[id]'))
    now.querySelector(`#${CSS.escape(details.id)}`)?.toggleAttribute('open', details.open)
  // A script counts what is typed.
  for (const { id, textContent } of old.querySelectorAll('[data-count]'))
    now.querySelector(`#${CSS.escape(id)}`)?.replaceChildren(textContent ?? '')
  morph(old, now, {
    getNodeKey: keyOf,
    onBeforeElUpdated(from, to) {
      if ('stamp' in from.dataset || isTheirs(from)) return false
      if ('started' in from.dataset) {
        handOver(from, to)
        return false
      }
      if ('share' in from.dataset) {
        // A script completed it (share.ts): it is compared by what the server says.
        if (JSON.stringify(from.dataset) !== JSON.stringify(to.dataset)) shares.push([from, to])
        return false
      }
      if (from.isEqualNode(to)) return false
      if (from instanceof HTMLDetailsElement && from.open) to.setAttribute('open', '')
      if (from !== old && 'key' in from.dataset) mark(from)
      else note(from)
      return true
    },
    onNodeAdded(node) {
      mark(node)
      return node
    },
    onBeforeNodeDiscarded(node) {
      note(node)
      return !(node instanceof HTMLElement && 'stamp' in node.dataset)
    },
  })
  if (shares.length > 0) {
    for (const [from, to] of shares) from.replaceWith(document.importNode(to, true))
    ;(await import('./share.ts')).completeShares()
  }
  if (old.querySelector('[data-island]:not([data-started])'))
    document.dispatchEvent(new Event('islands-added'))
  for (const part of changed) stampPart(part)
}
