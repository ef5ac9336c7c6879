import type { CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import type { ExchangeRate } from './in-order.ts'

const dayMs = 86_400_000
/** How far back is looked, in days, one after the other until there is a rate: it stands until the next. */
const reaches = [14, 90, 400, 1100]

/**
 * A currency's rates that took effect before an instant, oldest first; the last one stood at it. Some fourteen days of
 * them, or as many as it takes to find one. One currency at a time, so that a busy fortnight is never cut off.
 */
export async function rowsBefore(
  feed: Pick<Feed, 'history'>,
  currency: CurrencyCode,
  before: string,
): Promise<ExchangeRate[]> {
  for (const days of reaches) {
    const from = new Date(Date.parse(before) - days * dayMs).toISOString()
    const rows = await feed.history('money_bureau_exchange_rates', {
      where: { currency },
      from,
      to: before,
    })
    if (rows.length > 0) return rows
  }
  return []
}
