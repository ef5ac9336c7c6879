import morphdom from 'morphdom'
import { lineIsDead } from './line-state.ts'
import { stampPart } from './stamp.ts'

// The package's types are those of its CommonJS form; bundlers take its module, whose default is the function itself.
const morph = morphdom as unknown as typeof morphdom.default

/** How long changes are gathered before the page is asked for again: a morning's rates come as one. */
const gatherMs = 300
/** At most one such request in this time, however much changes. */
const restMs = 3000

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

/** The longest rest after answers that did not come. */
const longestRestMs = 300_000
let failures = 0

const told = (event: 'online' | 'line-alive') =>
  new Promise((heard) => addEventListener(event, heard, { once: true }))

/** Resolves at once on a living line, else when it is back. */
const alive = () =>
  lineIsDead() ? Promise.race([told('online'), told('line-alive')]) : Promise.resolve(null)

async function gather(): Promise<number | null> {
  await later(gatherMs)
  await alive()
  const ids = wanted
  wanted = new Set()
  const drawnAt = await swap(ids).then(
    (seq) => {
      failures = 0
      return seq
    },
    () => {
      // The socket has told of it and will not again: what could not be had is asked for until it is.
      failures += 1
      for (const id of ids) wanted.add(id)
      return null
    },
  )
  const rest = later(Math.min(longestRestMs, restMs * 2 ** failures))
  void (failures > 0 ? Promise.race([rest, told('online')]) : rest).then(() => {
    running = wanted.size > 0 ? gather() : null
  })
  return drawnAt
}

async function swap(ids: ReadonlySet<string>): Promise<number | null> {
  const drawnByServer = [...ids].filter((id) => !drawsItself(document.getElementById(id)))
  if (drawnByServer.length === 0) return null
  const answer = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } })
  // A page that is gone stays as it is; a server that is busy is asked again.
  if (answer.status >= 500 || answer.status === 429) throw new Error(`answered with ${answer.status}`)
  if (!answer.ok) return null
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // What only this browser says stands there too, so that it does not count as changed.
  if (fresh.querySelector('[data-opening]')) (await import('./open-now.ts')).sayOpenNowIn(fresh)
  for (const id of drawnByServer) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)]
    if (old && now) swapPart(old, now)
  }
  return Number(fresh.documentElement.dataset['seq'] ?? 0)
}

/** An island alone needs no page once it has started: it hears of the changes. Before, it is drawn by the server like the rest. */
const drawsItself = (part: HTMLElement | null): boolean =>
  part === null ||
  (part.querySelector('[data-started]') !== null && !part.querySelector('[data-key]:not([data-started] *)'))

const keyOf = (node: Node): string => (node instanceof HTMLElement ? (node.dataset['key'] ?? node.id) : '')

function swapPart(old: HTMLElement, now: HTMLElement): void {
  let changed = false
  for (const item of old.querySelectorAll<HTMLElement>('[data-fresh]')) delete item.dataset['fresh']
  const mark = (node: Node) => {
    changed = true
    const item = node instanceof Element ? node.closest<HTMLElement>('[data-key]') : null
    if (!item) return
    item.dataset['fresh'] = ''
    item.addEventListener('animationend', () => delete item.dataset['fresh'], { once: true })
  }
  // Open and closed is the reader's doing.
  for (const details of old.querySelectorAll<HTMLDetailsElement>('details[id]'))
    now.querySelector(`#${CSS.escape(details.id)}`)?.toggleAttribute('open', details.open)
  const stamp = old.querySelector('[data-stamp]')
  morph(old, now, {
    getNodeKey: keyOf,
    onBeforeElUpdated(from, to) {
      if (from === stamp || 'started' in from.dataset || from.isEqualNode(to)) return false
      if (from instanceof HTMLDetailsElement && from.open) to.setAttribute('open', '')
      if (from !== old && 'key' in from.dataset) mark(from)
      else changed = true
      return true
    },
    onNodeAdded(node) {
      mark(node)
      return node
    },
    onBeforeNodeDiscarded(node) {
      changed = true
      return node !== stamp
    },
  })
  if (changed) stampPart(old)
}
