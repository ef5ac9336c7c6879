import type { CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import { changeOf, type Change } from '#contract/rules/convert.ts'
import type { ExchangeRate } from './in-order.ts'

export type Changes = Partial<Record<CurrencyCode, Change>>

/** How far each currency's selling rate moved from the one before it; absent where there was none. */
export async function readChanges(feed: Feed, rates: readonly ExchangeRate[]): Promise<Changes> {
  const of = rates.map(({ currency }) => currency)
  return changesOf(rates, await feed.latest('money_bureau_exchange_rates', { by: 'currency', of, count: 2 }))
}

/** @param past rows that took effect, oldest first */
export function changesOf(rates: readonly ExchangeRate[], past: readonly ExchangeRate[]): Changes {
  const changes: Changes = {}
  for (const rate of rates) {
    const before = past.findLast(
      (row) => row.currency === rate.currency && Date.parse(row.effective_at) < Date.parse(rate.effective_at),
    )
    if (before) changes[rate.currency] = changeOf(rate.selling, before.selling)
  }
  return changes
}
