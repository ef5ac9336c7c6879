import type { CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

/** The currencies most asked for, in the card beside the greeting. */
const asked: readonly CurrencyCode[] = ['USD', 'ZAR', 'GBP', 'EUR']

export async function readLiveRates(feed: Feed): Promise<Item<'money_bureau_exchange_rates'>[]> {
  const rates = await feed.all('money_bureau_exchange_rates')
  return asked.flatMap((currency) => rates.find((rate) => rate.currency === currency) ?? [])
}
