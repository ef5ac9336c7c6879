import { tellChanges, type Change } from './live-changes.ts'
import { lineDied, lineLives } from './connectivity-state.ts'

// The WebSocket for live changes (contract, "Live"). First come the changes since the page was drawn, then new ones.

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-live]')]
const followed = () =>
  [...new Set(parts().flatMap((part) => part.dataset['live']?.split(' ') ?? []))].toSorted()

const firstWait = 1000
const longestWait = 300_000
/** Attempts in a row after which the line counts as dead. */
const patience = 2

let socket: WebSocket | null = null
let seq = Number(document.documentElement.dataset['seq'] ?? 0)
let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined

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
  made.addEventListener('open', () => {
    failures = 0
    lineLives()
  })
  made.addEventListener('message', ({ data }) => hear(String(data)))
  made.addEventListener('close', () => {
    if (socket !== made) return
    socket = null
    failures += 1
    if (failures > patience) void probe()
    // Spread out, so that a server that comes back is not overrun.
    const wait = Math.min(longestWait, firstWait * 2 ** failures) * (0.5 + Math.random())
    retry = setTimeout(join, wait)
  })
}

/** A socket may be refused although there is a connection. Then an ordinary request still works. */
async function probe(): Promise<void> {
  const answers = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  )
  if (!answers) lineDied()
}

function leave(): void {
  clearTimeout(retry)
  const open = socket
  socket = null
  open?.close()
}

/** Fetched with the first change; most visits see none. */
const swap = (changed: HTMLElement[]) =>
  import('./morph-page.ts').then(
    ({ swapParts }) => swapParts(changed),
    () => null,
  )

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
      void swap(parts()).then((drawnAt) => (seq = Math.max(seq, drawnAt ?? seq)))
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
