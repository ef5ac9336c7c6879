// Shows a banner while there is no connection, with the time when the page was last known to be up to date.

/** Two hours ahead of UTC the whole year round. Not from dates.ts: every page's first script would carry its tables. */
const timeInMalawi = (ms: number) => new Date(ms + 7_200_000).toISOString().slice(11, 16)

const root = document.documentElement
let knownAt = Date.now()

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

/** Watches the connection. After load it also starts live updates and the copy kept on this device. */
export function watchLine(): void {
  addEventListener('offline', () => setLine(true))
  addEventListener('online', () => setLine(false))
  // By name, see connectivity-state.ts.
  addEventListener('line-dead', () => setLine(true))
  addEventListener('line-alive', () => {
    knownAt = Date.now()
    setLine(false)
  })
  if (!navigator.onLine) setLine(true)
  if ('low' in root.dataset) return
  // Loaded only when the phone is no longer busy with the page. The page works without it.
  const settled = () =>
    (window.requestIdleCallback ?? setTimeout)(
      () =>
        void import('./after-load.ts').then(
          ({ start }) => start(),
          () => {},
        ),
    )
  if (document.readyState === 'complete') settled()
  else addEventListener('load', settled, { once: true })
}
