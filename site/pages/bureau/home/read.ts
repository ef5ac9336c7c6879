import type { Feed } from '#contract/feed.ts'
import { limits } from '#contract/limits.ts'
import type { Item } from '#contract/registry.ts'
import { pageNumber, pageOf } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import type { ConverterInput } from '../../../islands/converter/quote.ts'
import { readOffers, type Offers } from '../../offers/read.ts'
import { readChanges } from '../../rates/changes.ts'
import type { ExchangeList } from '../../rates/exchange-list.tsx'
import { ratesInOrder, type ExchangeRate } from '../../rates/in-order.ts'
import { notFound, type NotFound } from '../../../page.ts'
import { readFrame } from '../../../frame.ts'
import { isBureauTariff, type BankRate } from '../../rates/tariffs.ts'

export type BureauHome = Offers & {
  rates: ExchangeRate[]
  /** ten of them, each with its change */
  list: ExchangeList
  locations: Item<'moneybureau_locations'>[]
  tariffs: BankRate[]
  asked: ConverterInput
}

/** True where the converter's fields are in the address; such pages are without number and not kept. */
export const isAsked = ({ query }: PageRequest): boolean =>
  query['amount'] !== undefined || query['currency'] !== undefined || query['side'] !== undefined

/** What stands in the fields: what was sent, or an example to start from. */
function askedOf(request: PageRequest, rates: readonly ExchangeRate[]): ConverterInput {
  const { amount = '', currency = '', side = 'buy' } = request.query
  if (isAsked(request)) return { amount, currency: currency.toUpperCase(), side }
  return { amount: '100', currency: rates[0]?.currency ?? '', side }
}

/** What the home shows; a page of rates that there is not is a 404 that offers the first. */
export async function readBureauHome(feed: Feed, request: PageRequest): Promise<BureauHome | NotFound> {
  const [rates, locations, tariffs, offers] = await Promise.all([
    ratesInOrder(feed),
    feed.all('moneybureau_locations'),
    feed.all('bank_rates', { kind: 'tariff' }),
    readOffers(feed, 'bureau'),
  ])
  const number = pageNumber(request.query['page'])
  const page = number && pageOf(rates, number, limits.exchangeRatesPageSize)
  if (!page) return notFound([{ label: (await readFrame(feed)).messages.bureauHome.rates, to: request.path }])
  return {
    ...offers,
    rates,
    list: { page, changes: await readChanges(feed, page.items) },
    locations: locations.toSorted((a, b) => a.name.localeCompare(b.name)),
    tariffs: tariffs.filter(isBureauTariff),
    asked: askedOf(request, rates),
  }
}
