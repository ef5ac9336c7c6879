import { lineIsDead } from './connectivity-state.ts'

// The banner while the live connection is lost: of a page with rates, and of any page whose requests get no response in time.
// The banner of an offline page takes its place.

const banner = document.querySelector<HTMLElement>('[data-line]')
let shown: string | null = null

/** Two hours ahead of UTC the whole year round, as in connectivity.ts. */
const timeInMalawi = (ms: number) => new Date(ms + 7_200_000).toISOString().slice(11, 16)

const hasRates = () =>
  document.querySelector('[data-live~="money_bureau_exchange_rates"], [data-live~="bank_rates"]') !== null

/** Shows when the rates were last known to be up to date. */
export function showAsOf(ms: number): void {
  if (hasRates()) show('asOf', ms)
  else hideAsOf()
}

/** Shows that requests get no response in time, and when the page was last known to be up to date. */
export function showUnanswered(ms: number): void {
  show(hasRates() ? 'asOf' : 'unanswered', ms)
}

function show(message: 'asOf' | 'unanswered', ms: number): void {
  if (!banner || lineIsDead()) return
  shown = (banner.dataset[message] ?? '').replace('{time}', timeInMalawi(ms))
  banner.textContent = shown
}

export function hideAsOf(): void {
  if (banner && shown !== null && banner.textContent === shown) banner.textContent = ''
  shown = null
}
