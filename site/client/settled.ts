import { follow } from './live.ts'

/** After the page has settled, before anything is fetched for later. */
const calmMs = 4000

/** What begins once the page has settled; never in low-data mode. */
export function start(): void {
  follow()
  // Any failure means: no copy, no harm.
  const keep = () => void import('./local-copy/start.ts').then(({ keepUp }) => keepUp()).catch(() => {})
  setTimeout(() => (navigator.onLine ? keep() : addEventListener('online', keep, { once: true })), calmMs)
}
