import { useEffect, useState } from 'react'
import { currencies, currencyCodes } from '#contract/currencies.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { Item } from '#contract/registry.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import { onChange } from '../../client/live-changes.ts'
import type { SiteMessages } from '../../messages/en.ts'
import type { QuotedRate } from './quote.ts'

type Rate = Item<'money_bureau_exchange_rates'>
/** "Effective {when}" */
type Effective = SiteMessages['components']['effective']

/** A page that lay open this long before it was touched may show rates that no longer stand. */
const oldMs = 5 * 60_000

/** A rate as the converter takes it. */
export const quotedOf = (rate: Rate, lang: Lang, effective: Effective): QuotedRate => ({
  currency: rate.currency,
  name: currencies[rate.currency][lang],
  buying: rate.buying,
  selling: rate.selling,
  effective: formatMessage(effective, { when: formatDayTime(rate.effective_at, lang) }),
})

/** The rates with those of `news` in place of their older ones, in the list's order. */
export const withNews = (
  rates: readonly QuotedRate[],
  news: readonly Rate[],
  lang: Lang,
  effective: Effective,
): QuotedRate[] => {
  const known = new Map<string, QuotedRate>(rates.map((rate) => [rate.currency, rate]))
  for (const rate of news) known.set(rate.currency, quotedOf(rate, lang, effective))
  return currencyCodes.flatMap((code) => known.get(code) ?? [])
}

/** The page's rates at first, then as they change; asked for anew where the page is old already. */
export function useCurrentRates(
  first: readonly QuotedRate[],
  lang: Lang,
  effective: Effective,
): readonly QuotedRate[] {
  const [rates, setRates] = useState(first)
  useEffect(() => {
    const take = (news: readonly Rate[]) => setRates((now) => withNews(now, news, lang, effective))
    const reload = () =>
      fetch('/api/money_bureau_exchange_rates?limit=100')
        // The service's own list, by the collection's schema.
        .then(async (answer) => {
          if (answer.ok) take((await answer.json()) as Rate[])
        })
        // What is shown says from when it is.
        .catch(() => {})
    if (performance.now() > oldMs) void reload()
    // Told of this collection, so each is an item of it; one that is gone was replaced by the next.
    return onChange(
      'money_bureau_exchange_rates',
      (changes) => take(changes.flatMap(({ item }) => (item ? [item as unknown as Rate] : []))),
      reload,
    )
  }, [lang, effective])
  return rates
}
