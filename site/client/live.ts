import { LiveConnection } from '#contract/live-connection.ts'
import { abortAfter } from './abort-after.ts'
import { hideAsOf, showAsOf, showUnanswered } from './as-of.ts'
import { tellChanges, tellReload, type Change } from './live-changes.ts'
import { lineDied, lineLives } from './connectivity-state.ts'
import { serverNow } from './server-clock.ts'

// The WebSocket for live changes (contract, "Live"). First come the changes since the page was drawn, then new ones.

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-live]')]
const followed = () => [...new Set(parts().flatMap((part) => part.dataset['live']?.split(' ') ?? []))].sort()

/** Attempts in a row after which the connection is checked by an ordinary request. */
const patience = 2

/** The last event received. Refreshes over HTTP leave it as it is: islands get each event after it from the socket. */
let seq = Number(document.documentElement.dataset['seq'] ?? 0)
/** when the page was last known to be up to date */
let currentAt = performance.timeOrigin
let isLost = false

const connection = new LiveConnection({
  connect() {
    const { protocol, host } = location
    const query = new URLSearchParams({
      since: String(seq),
      lang: document.documentElement.lang === 'ny' ? 'ny' : 'en',
      of: followed().join(','),
    })
    return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live?${query.toString()}`)
  },
  longestWaitMs: 300_000,
  onOpen() {
    isLost = false
    confirmCurrent()
    hideAsOf()
  },
  onMessage(frame) {
    confirmCurrent()
    hear(frame)
  },
  onLost(failures, code) {
    lose()
    if (code === null || failures > patience) void probe()
  },
})

function confirmCurrent(): void {
  currentAt = serverNow()
  lineLives()
}

function lose(): void {
  isLost = true
  showAsOf(currentAt)
}

/** Connects where the page has live parts; leaves when the page is left or put aside, and catches up on return. */
export function follow(): void {
  if (!parts().some((part) => !('passive' in part.dataset))) return
  const leave = () => connection.stop()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', join)
  addEventListener('offline', () => {
    leave()
    join()
  })
  addEventListener('online', () => {
    leave()
    join()
  })
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : join()))
  join()
}

function join(): void {
  if (document.hidden) return
  if (navigator.onLine) connection.start()
  else lose()
}

/**
 * Refreshes the page by ordinary requests while the socket is not connected. Without a response from the server the page
 * counts as offline; a timeout on a working connection has its own message.
 */
async function probe(): Promise<void> {
  const signal = abortAfter(10_000)
  const answers = await fetch('/healthz', { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
  // Connected in the meantime.
  if (!isLost) return
  if (!answers) return signal.aborted ? showUnanswered(currentAt) : void lineDied()
  lineLives()
  showAsOf(currentAt)
  void refresh()
}

/** Fetched with the first change; most visits see none. */
const swap = (changed: HTMLElement[]) =>
  import('./morph-page.ts').then(
    ({ swapParts }) => swapParts(changed),
    () => null,
  )

/** Loads the whole page's content again, and that of islands. */
async function refresh(): Promise<void> {
  tellReload()
  const requestedAt = serverNow()
  const drawnAt = await swap(parts())
  if (drawnAt === null || !isLost) return
  currentAt = requestedAt
  showAsOf(currentAt)
}

type LiveMessage = {
  seq?: number
  event: string
  id?: string
  item?: { id: string } & Record<string, unknown>
}

function hear(frame: string): void {
  const changes: Change[] = []
  for (const line of frame.split('\n')) {
    const message = JSON.parse(line) as LiveMessage // sent by our own server
    if (message.event === 'reset') {
      // Lower than before where a backup was restored.
      seq = message.seq ?? seq
      void refresh()
    } else if (message.seq !== undefined && message.seq > seq) {
      seq = message.seq
      const [collection = ''] = message.event.split(':')
      changes.push({ seq, collection, item: message.item ?? null, id: message.item?.id ?? message.id ?? '' })
    }
  }
  if (changes.length === 0) return
  tellChanges(changes)
  const moved = new Set(changes.map(({ collection }) => collection))
  void swap(parts().filter((part) => part.dataset['live']?.split(' ').some((name) => moved.has(name))))
}
