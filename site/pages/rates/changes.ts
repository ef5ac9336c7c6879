import type { CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import { changeOf, type Change } from '#contract/rules/convert.ts'
import type { ExchangeRate } from './in-order.ts'

/** Far enough back for the rate before, over any run of holidays. */
const backMs = 14 * 24 * 60 * 60 * 1000

/** How far each currency's selling rate moved from the one before it; absent where there was none of late. */
export async function readChanges(
  feed: Feed,
  rates: readonly ExchangeRate[],
): Promise<Partial<Record<CurrencyCode, Change>>> {
  const from = new Date(Date.parse(feed.now) - backMs).toISOString()
  const past = await feed.history('money_bureau_exchange_rates', { where: {}, from, to: feed.now })
  return changesOf(rates, past)
}

/** @param past rows that took effect, oldest first */
export function changesOf(
  rates: readonly ExchangeRate[],
  past: readonly ExchangeRate[],
): Partial<Record<CurrencyCode, Change>> {
  const changes: Partial<Record<CurrencyCode, Change>> = {}
  for (const rate of rates) {
    const before = past.findLast(
      (row) => row.currency === rate.currency && Date.parse(row.effective_at) < Date.parse(rate.effective_at),
    )
    if (before) changes[rate.currency] = changeOf(rate.selling, before.selling)
  }
  return changes
}
