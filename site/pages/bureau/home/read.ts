import type { Feed } from '#contract/feed.ts'
import { limits } from '#contract/limits.ts'
import { pageNumber, pageOf } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import type { ConverterInput } from '../../../islands/converter/quote.ts'
import { readFrame } from '../../../frame.ts'
import { notFound, type NotFound } from '../../../page.ts'
import { readHome, type Home } from '../../homes/read.ts'
import { ratesInOrder, type ExchangeRate } from '../../rates/in-order.ts'

export type Converting = { rates: ExchangeRate[]; asked: ConverterInput }

/** True where the converter's fields are in the address; such pages are without number and not kept. */
export const isAsked = ({ query }: PageRequest): boolean =>
  query['amount'] !== undefined || query['currency'] !== undefined || query['side'] !== undefined

/** What stands in the fields: what was sent, or an example to start from. */
function askedOf(request: PageRequest, rates: readonly ExchangeRate[]): ConverterInput {
  const { amount = '', currency = '', side = 'buy' } = request.query
  if (isAsked(request)) return { amount, currency: currency.toUpperCase(), side }
  return { amount: '100', currency: rates[0]?.currency ?? '', side }
}

/** The home with its converter; a page of rates that there is not is a 404 that offers the first. */
export async function readBureauHome(
  feed: Feed,
  request: PageRequest,
): Promise<{ home: Home; converting: Converting } | NotFound> {
  const rates = await ratesInOrder(feed)
  const number = pageNumber(request.query['page'])
  if (!number || !pageOf(rates, number, limits.exchangeRatesPageSize))
    return notFound([{ label: (await readFrame(feed)).messages.bureauHome.rates, to: request.path }])
  const home = await readHome(feed, request, 'bureau')
  return { home, converting: { rates, asked: askedOf(request, rates) } }
}
