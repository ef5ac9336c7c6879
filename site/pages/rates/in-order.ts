import { currencyCodes } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

export type ExchangeRate = Item<'money_bureau_exchange_rates'>

/** The rates in effect, in the order of the list of currencies. */
export async function ratesInOrder(feed: Feed): Promise<ExchangeRate[]> {
  const rates = await feed.all('money_bureau_exchange_rates')
  return currencyCodes.flatMap((code) => rates.find((rate) => rate.currency === code) ?? [])
}

/** When the newest of the rates took effect. */
export const latestOf = (rates: readonly { effective_at: string }[]): string | undefined =>
  rates
    .map((rate) => rate.effective_at)
    .toSorted()
    .at(-1)
