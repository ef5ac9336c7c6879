import { abortAfter } from './abort-after.ts'
import { tellChanges, type Change } from './live-changes.ts'
import { lineDied, lineLives } from './connectivity-state.ts'

// The WebSocket for live changes (contract, "Live"). First come the changes since the page was drawn, then new ones.

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-live]')]
const followed = () => [...new Set(parts().flatMap((part) => part.dataset['live']?.split(' ') ?? []))].sort()

const firstWait = 1000
const longestWait = 300_000
/** Attempts in a row after which the connection is checked by an ordinary request. */
const patience = 2
/** Two heartbeats, which the server sends every 30 seconds, and some delay. */
const maxSilenceMs = 75_000

let socket: WebSocket | null = null
let seq = Number(document.documentElement.dataset['seq'] ?? 0)
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
let silence: ReturnType<typeof setTimeout> | undefined

/** Connects where the page has live parts; leaves when the page is left or put aside, and catches up on return. */
export function follow(): void {
  if (!parts().some((part) => !('passive' in part.dataset))) return
  addEventListener('pagehide', leave)
  addEventListener('pageshow', join)
  addEventListener('online', () => {
    failures = 0
    leave()
    join()
  })
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : join()))
  join()
}

function join(): void {
  if (socket || document.hidden || !navigator.onLine) return
  const { protocol, host } = location
  const query = new URLSearchParams({
    since: String(seq),
    lang: document.documentElement.lang === 'ny' ? 'ny' : 'en',
    of: followed().join(','),
  })
  const made = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live?${query.toString()}`)
  socket = made
  awaitMessage(made)
  made.addEventListener('open', () => {
    failures = 0
    awaitMessage(made)
    lineLives()
  })
  made.addEventListener('message', ({ data }) => {
    if (socket === made) awaitMessage(made)
    hear(String(data))
  })
  made.addEventListener('close', () => reconnect(made))
}

/** Reconnects a socket that has gone silent: its bytes may be lost without an error. */
function awaitMessage(made: WebSocket): void {
  clearTimeout(silence)
  silence = setTimeout(() => {
    reconnect(made)
    made.close()
    void probe()
  }, maxSilenceMs)
}

function reconnect(made: WebSocket): void {
  if (socket !== made) return
  clearTimeout(silence)
  socket = null
  failures += 1
  if (failures > patience) void probe()
  // Spread out, so that a server that comes back is not overrun.
  const wait = Math.min(longestWait, firstWait * 2 ** failures) * (0.5 + Math.random())
  retry = setTimeout(join, wait)
}

/** Refreshes the page by ordinary requests while the socket is not connected; without an answer the page is offline. */
async function probe(): Promise<void> {
  const signal = abortAfter(10_000)
  const answers = await fetch('/healthz', { cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
  if (!answers) lineDied()
  else if (lineLives()) refresh()
}

function leave(): void {
  clearTimeout(retry)
  clearTimeout(silence)
  const left = socket
  socket = null
  // Browsers log a warning when a socket is closed before it is open.
  if (left?.readyState === WebSocket.CONNECTING) left.addEventListener('open', () => left.close())
  else left?.close()
}

/** Fetched with the first change; most visits see none. */
const swap = (changed: HTMLElement[]) =>
  import('./morph-page.ts').then(
    ({ swapParts }) => swapParts(changed),
    () => null,
  )

const refresh = () => void swap(parts()).then((drawnAt) => (seq = Math.max(seq, drawnAt ?? seq)))

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
      refresh()
    } else if (message.seq !== undefined && message.seq > seq) {
      seq = message.seq
      const [collection = ''] = message.event.split(':')
      changes.push({ seq, collection, item: message.item ?? null, id: message.item?.id ?? message.id ?? '' })
    }
  }
  lineLives()
  if (changes.length === 0) return
  tellChanges(changes)
  const moved = new Set(changes.map(({ collection }) => collection))
  void swap(parts().filter((part) => part.dataset['live']?.split(' ').some((name) => moved.has(name))))
}
