import { whenIdle } from './when-idle.ts'
import { serverNow } from './server-clock.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

// Shows a banner while there is no connection, with the time when the page was last known to be up to date.

/** Two hours ahead of UTC the whole year round. Not from dates.ts: every page's first script would carry its tables. */
const timeInMalawi = (ms: number) => new Date(ms + 7_200_000).toISOString().slice(11, 16)

const root = document.documentElement
let knownAt = serverNow()

function show(dead: boolean): void {
  const banner = document.querySelector<HTMLElement>('[data-line]')
  if (!banner) return
  const { dead: whenDead = '', back = '', again = '' } = banner.dataset
  banner.textContent = (dead ? whenDead : back).replace('{time}', timeInMalawi(knownAt))
  if (dead) return
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = again
  banner.append(' ', link)
}

function setLine(dead: boolean): void {
  if ('dead' in root.dataset === dead) return
  root.toggleAttribute('data-dead', dead)
  show(dead)
}

/** Says in the banner why what was pressed did not happen. */
function say(name: 'unsent' | 'unopened'): void {
  const banner = document.querySelector<HTMLElement>('[data-line]')
  const sentence = banner?.dataset[name]
  if (banner && sentence) banner.textContent = sentence
}

/**
 * A form that the browser would send itself is held back: on a dead line its page, and what was typed, would be lost.
 * It is the page's first script that does so, since the line may die before any other has come.
 */
function holdForm(event: SubmitEvent): void {
  if (!('dead' in root.dataset) || event.defaultPrevented) return
  event.preventDefault()
  say('unsent')
}

/**
 * A link is held back too, or the browser's own error page would take this page's place. Once the saved pages can be shown
 * (offline-views/offline-page.ts), a link leads to them. A request may fail on a living line, so here the browser's word counts.
 */
function holdLink(event: MouseEvent): void {
  if (navigator.onLine || 'offlineReady' in root.dataset || event.defaultPrevented) return
  if (opensElsewhere(event)) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !link.protocol.startsWith('http') || link.target || link.hasAttribute('download')) return
  // A place in the same page needs no line.
  if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return
  event.preventDefault()
  say('unopened')
}

/** Watches the connection. After load it also starts live updates and the copy kept on this device. */
export function watchLine(): void {
  addEventListener('offline', () => setLine(true))
  addEventListener('online', () => setLine(false))
  // By name, see connectivity-state.ts.
  addEventListener('line-dead', () => setLine(true))
  addEventListener('line-alive', () => {
    knownAt = serverNow()
    setLine(false)
  })
  // After the islands' own forms, and before what keeps the typed text hears that it is sent.
  document.addEventListener('submit', holdForm)
  document.addEventListener('click', holdLink)
  if (!navigator.onLine) setLine(true)
  if ('low' in root.dataset) return
  // Loaded only when the phone is no longer busy with the page. The page works without it.
  const settled = () =>
    whenIdle(
      () =>
        void import('./after-load.ts').then(
          ({ start }) => start(),
          () => {},
        ),
    )
  if (document.readyState === 'complete') settled()
  else addEventListener('load', settled, { once: true })
}
