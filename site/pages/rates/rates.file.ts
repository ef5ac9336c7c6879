import { currencies } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import { csvInstant, toCsv } from '#contract/rules/csv.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import type { PageRequest } from '#contract/site.ts'
import { defineFile } from '../../file.ts'
import { notFound, type NotFound } from '../../page.ts'
import { readFrame } from '../../frame.ts'
import { below, ratesPath } from './addresses.ts'
import { latestOf, ratesInOrder, type ExchangeRate } from './in-order.ts'
import { readDayAsked } from './read-day.ts'
import { readHistory } from './read-history.ts'

type Data = { name: string; rates: readonly ExchangeRate[] }

/** Those in effect; with `date` those of a day; with `currency` (and `days`) one currency's over a period, newest first. */
async function load(feed: Feed, request: PageRequest): Promise<Data | NotFound> {
  const { date, currency } = request.query
  if (currency !== undefined) {
    const history = await readHistory(feed, request.query)
    if (!history?.span) return offer(feed, request)
    const { days, span } = history
    const rates = history.rows.toReversed()
    return { name: `${currency.toLowerCase()}-${days}-days-to-${span.to}`, rates }
  }
  if (date !== undefined) {
    const asked = await readDayAsked(feed, date)
    return asked.ok ? { name: asked.found.day, rates: asked.found.rates } : offer(feed, request)
  }
  const rates = await ratesInOrder(feed)
  const latest = latestOf(rates)
  return { name: latest === undefined ? 'none' : dayInMalawi(latest), rates }
}

const offer = async (feed: Feed, { path }: PageRequest): Promise<NotFound> =>
  notFound([{ label: (await readFrame(feed)).messages.rates.title, to: ratesPath(path) }])

/** Exchange rates as CSV: decimal strings, the effective time in Malawi's time. */
export const file = defineFile({
  paths: below('rates.csv'),
  query: ['date', 'currency', 'days'],
  keep: ({ query }) => Object.keys(query).length === 0,
  type: 'text/csv; charset=utf-8',
  load,
  filename: ({ name }) => `exchange-rates-${name}.csv`,
  write: ({ rates }, { lang }, { rates: { csv } }) =>
    toCsv([
      [csv.currency, csv.name, csv.buying, csv.selling, csv.middle, csv.effective, csv.source],
      ...rates.map(({ currency, buying, selling, middle, effective_at }) => [
        currency,
        currencies[currency][lang],
        buying,
        selling,
        middle,
        csvInstant(effective_at),
        csv.bureau,
      ]),
    ]),
})
