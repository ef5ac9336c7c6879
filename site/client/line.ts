import { formatTime } from '#contract/rules/dates.ts'

// Whether the line is dead, said in a banner. What the page shows is then as of the last moment it was known to be right.

const banner = () => document.querySelector<HTMLElement>('[data-line]')
const isLow = () => 'low' in document.documentElement.dataset

let dead = false
let knownAt = Date.now()

/** Says that what the page shows is right at this moment. */
export const known = (): void => {
  knownAt = Date.now()
}

export const lineIsDead = (): boolean => dead

function show(): void {
  const at = banner()
  if (!at) return
  const words = (dead ? at.dataset['dead'] : at.dataset['back']) ?? ''
  at.textContent = words.replace('{time}', formatTime(new Date(knownAt).toISOString()))
  if (dead) return
  const again = document.createElement('a')
  again.href = location.href
  again.textContent = at.dataset['again'] ?? ''
  at.append(' ', again)
}

/** Says that the line went dead or came back; whoever listens for `line` at the window hears of it. */
export function setLine(isDead: boolean): void {
  if (isDead === dead) return
  dead = isDead
  show()
  window.dispatchEvent(new Event('line'))
}

/** Watches the line, and once the page has settled looks after live parts and the copy kept on this device. */
export function watchLine(): void {
  addEventListener('offline', () => setLine(true))
  addEventListener('online', () => setLine(false))
  if (!navigator.onLine) setLine(true)
  if (isLow()) return
  const settled = () =>
    (window.requestIdleCallback ?? setTimeout)(
      () =>
        void import('./settled.ts').then(
          ({ start }) => start(),
          () => {},
        ),
    )
  // A phone that is still busy with the page is left alone.
  if (document.readyState === 'complete') settled()
  else addEventListener('load', () => settled(), { once: true })
}
