import type { CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { draw } from '../../islands/rate-chart/geometry.ts'
import { daysOn, startOf } from './day.ts'
import { latestOf, type ExchangeRate } from './in-order.ts'
import { wholeHistory } from './whole-history.ts'

/** The places of a currency's line, such as "0,12 50,11.4 100,9", within 100 by 24. */
export type MonthLines = Partial<Record<CurrencyCode, string>>

const days = 30
const height = 24

/** How each currency's selling rate went over the 30 days that end with the newest rate (not today: a page is kept over midnight). */
export async function readMonthLines(feed: Feed, rates: readonly ExchangeRate[]): Promise<MonthLines> {
  const latest = latestOf(rates)
  if (latest === undefined) return {}
  const to = dayInMalawi(latest)
  const past = await wholeHistory(feed, 'money_bureau_exchange_rates', {
    where: {},
    from: startOf(daysOn(to, 1 - days)),
    to: startOf(daysOn(to, 1)),
  })
  return linesOf(rates, past)
}

/** @param past rows that took effect, oldest first; a currency with fewer than two has no line */
export function linesOf(rates: readonly ExchangeRate[], past: readonly ExchangeRate[]): MonthLines {
  const lines: MonthLines = {}
  for (const { currency } of rates) {
    const rows = past.filter((row) => row.currency === currency)
    if (rows.length < 2) continue
    // Drawn as the large line is, so that a small move looks small here too.
    const { points } = draw(
      rows.map(({ effective_at, selling }) => ({ at: effective_at, buying: selling, selling })),
    )
    lines[currency] = points
      .map(({ x, selling }) => `${Math.round(x)},${Number(((selling * height) / 100).toFixed(1))}`)
      .join(' ')
  }
  return lines
}
