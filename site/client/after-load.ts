import { follow } from './live.ts'

/** After the page has settled, before anything is fetched for later. */
const calmMs = 4000

/** What begins once the page has settled; never in low-data mode. */
export function start(): void {
  follow()
  // Any failure means: no copy, no harm.
  // The spec's one-time hint of the search, where most visits begin; the search field shows it too.
  const hint = () =>
    void import('../islands/search-box/hint.ts')
      .then(({ hintOnce }) => hintOnce(document.documentElement.lang === 'ny' ? 'ny' : 'en'))
      .catch(() => {})
  // News on the screen, before the page is calm: a line may die, or the page be left, at once.
  const isNews = /\/blog(\/|$)/.test(location.pathname)
  if (isNews) void import('./offline-store/keep-seen.ts').then(({ keepSeen }) => keepSeen()).catch(() => {})
  const keep = () => void import('./offline-store/start.ts').then(({ keepUp }) => keepUp()).catch(() => {})
  const calm = () => {
    keep()
    // On a slow line too, where the copy of everything is not begun.
    if (isNews) void import('./offline-views/offline-page.ts').catch(() => {})
    if (location.pathname.endsWith('/home')) hint()
  }
  setTimeout(() => (navigator.onLine ? calm() : addEventListener('online', calm, { once: true })), calmMs)
}
