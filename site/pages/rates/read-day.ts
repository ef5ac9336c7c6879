import { currencyCodes } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { changesOf, type Changes } from './changes.ts'
import { daysOn, endOf, readDay, type Day } from './day.ts'
import { latestOf, type ExchangeRate } from './in-order.ts'
import type { BankRate } from './tariffs.ts'
import { wholeHistory } from './whole-history.ts'

export type DayError = 'malformed' | 'future' | 'early'

export type RatesOfDay = {
  day: Day
  /** as they stood when the day ended, or stand by now */
  rates: ExchangeRate[]
  changes: Changes
  /** the newest day there is */
  last: Day
}

/** What was asked for, or why it cannot be shown; `last` is the newest day with rates, null where there are none yet. */
export type AskedDay =
  | { ok: true; found: RatesOfDay; last: Day }
  | { ok: false; error: DayError; typed: string; last: Day }
  | { ok: false; error: null; last: null }

/** The rates of a day: those that stood at its end. Without a day, the newest there is. */
export async function readDayAsked(feed: Feed, typed: string | undefined): Promise<AskedDay> {
  // There are thousands of days, each its own page, and all ask for this.
  const newest = await feed.newest('money_bureau_exchange_rates', currencyCodes.length, undefined, {
    kept: true,
  })
  const latest = latestOf(newest)
  if (latest === undefined) return { ok: false, error: null, last: null }
  const last = dayInMalawi(latest)
  const wrong = (error: DayError): AskedDay => ({ ok: false, error, typed: typed ?? '', last })
  const day = typed === undefined ? last : readDay(typed)
  if (day === null) return wrong('malformed')
  if (day > dayInMalawi(feed.now)) return wrong('future')
  const found = await ratesAt(feed, endOf(day))
  return found.rates.length === 0 ? wrong('early') : { ok: true, last, found: { day, last, ...found } }
}

/** Every currency's rate as it stood just before an instant, in the list's order, and how far each had moved. */
async function ratesAt(feed: Feed, instant: string): Promise<{ rates: ExchangeRate[]; changes: Changes }> {
  const rows = await feed.latest('money_bureau_exchange_rates', {
    by: 'currency',
    of: currencyCodes,
    count: 2,
    before: instant,
  })
  const rates = currencyCodes.flatMap((code) => rows.findLast(({ currency }) => currency === code) ?? [])
  return { rates, changes: changesOf(rates, rows) }
}

/** The bank's interest rates as they stood just before an instant. */
export async function interestAt(feed: Feed, instant: string): Promise<BankRate[]> {
  const span = { from: '2000-01-01T00:00:00Z', to: '9999-01-01T00:00:00Z' }
  const rows = await wholeHistory(feed, 'bank_rates', { where: { kind: 'rate' }, ...span, kept: true })
  const until = Date.parse(instant)
  const before = rows.filter(({ effective_at }) => Date.parse(effective_at) < until)
  return [...new Map(before.map((row) => [row.product, row])).values()]
}

/** The days to either side: none after the newest. */
export const neighbours = ({ day, last }: RatesOfDay): { before: Day; after: Day | null } => ({
  before: daysOn(day, -1),
  after: day < last ? daysOn(day, 1) : null,
})
