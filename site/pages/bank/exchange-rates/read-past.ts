import { currencyCodes } from '#contract/currencies.ts'
import type { Feed, Page } from '#contract/feed.ts'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/rules/paging.ts'
import { byTerm } from '#contract/rules/terms.ts'
import type { PageRequest } from '#contract/site.ts'
import type { ExchangeRate } from '../../rates/in-order.ts'
import { isMonth, monthOf, monthsOn, spanOf, type Month } from '../../rates/month.ts'
import type { BankRate } from '../../rates/tariffs.ts'
import { wholeHistory } from '../../rates/whole-history.ts'

/** A bank rate with the instant the next one replaced it; null while it stands. */
export type PastRate = BankRate & { until: string | null }

export type Past =
  | {
      list: 'exchange'
      month: Month
      earlier: Month | null
      later: Month | null
      page: Page<ExchangeRate>
    }
  | { list: 'bank'; page: Page<PastRate> }

const newestFirst = (a: { effective_at: string }, b: { effective_at: string }) =>
  Date.parse(b.effective_at) - Date.parse(a.effective_at)

/** Every rate with its past: exchange rates by month, since a day brings one for each currency; the bank's own all at once. */
export async function readPast(feed: Feed, request: PageRequest, page: number): Promise<Past | null> {
  const { list = 'exchange', month: named } = request.query
  if (list === 'bank') return readBank(feed, page)
  if (list !== 'exchange' || (named !== undefined && !isMonth(named))) return null
  const [latest] = await feed.newest('money_bureau_exchange_rates', 1)
  const last = monthOf(latest?.effective_at ?? feed.now)
  const month = named ?? last
  if (month > last) return null
  const of = (wanted: Month) =>
    wholeHistory(feed, 'money_bureau_exchange_rates', { where: {}, ...spanOf(wanted) })
  const [rows, before] = await Promise.all([of(month), of(monthsOn(month, -1))])
  // A month before the first rate has nothing to show; the newest may be empty on a new site.
  if (rows.length === 0 && named !== undefined) return null
  const order = (row: ExchangeRate) => currencyCodes.indexOf(row.currency)
  const shown = pageOf(
    rows.toSorted((a, b) => newestFirst(a, b) || order(a) - order(b)),
    page,
    limits.exchangeRatesPageSize,
  )
  return (
    shown && {
      list,
      month,
      earlier: before.length > 0 ? monthsOn(month, -1) : null,
      later: month < last ? monthsOn(month, 1) : null,
      page: shown,
    }
  )
}

const everSince = '2000-01-01T00:00:00Z'

async function readBank(feed: Feed, page: number): Promise<Past | null> {
  const span = { from: everSince, to: feed.now }
  const [rates, tariffs] = await Promise.all([
    wholeHistory(feed, 'bank_rates', { where: { kind: 'rate' }, ...span }),
    wholeHistory(feed, 'bank_rates', { where: { kind: 'tariff' }, ...span }),
  ])
  const shown = pageOf(withEnds([...rates, ...tariffs]), page, limits.exchangeRatesPageSize)
  return shown && { list: 'bank', page: shown }
}

/** Newest first, each with its end. */
export function withEnds(rows: readonly BankRate[]): PastRate[] {
  const next = new Map<string, string>()
  return rows
    .toSorted((a, b) => newestFirst(a, b) || byTerm(a.product, b.product))
    .map((row) => {
      const until = next.get(row.product) ?? null
      next.set(row.product, row.effective_at)
      return { ...row, until }
    })
}
