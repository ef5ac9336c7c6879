import { startCopy } from './local-copy/start.ts'
import { follow } from './live.ts'

/** What begins once the page has settled; never in low-data mode. */
export function start(): void {
  follow()
  startCopy()
}
