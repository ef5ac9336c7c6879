import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import type { Asked } from '../../../islands/converter/quote.ts'
import { ratesInOrder, type ExchangeRate } from '../../rates/in-order.ts'
import { isBureauTariff, type BankRate } from '../../rates/tariffs.ts'

export type BureauHome = {
  rates: ExchangeRate[]
  locations: Item<'moneybureau_locations'>[]
  tariffs: BankRate[]
  asked: Asked
}

/** True where the converter's fields are in the address; such pages are without number and not kept. */
export const isAsked = ({ query }: PageRequest): boolean =>
  query['amount'] !== undefined || query['currency'] !== undefined || query['side'] !== undefined

/** What stands in the fields: what was sent, or an example to start from. */
function askedOf(request: PageRequest, rates: readonly ExchangeRate[]): Asked {
  const { amount = '', currency = '', side = 'buy' } = request.query
  if (isAsked(request)) return { amount, currency: currency.toUpperCase(), side }
  return { amount: '100', currency: rates[0]?.currency ?? '', side }
}

export async function readBureauHome(feed: Feed, request: PageRequest): Promise<BureauHome> {
  const [rates, locations, tariffs] = await Promise.all([
    ratesInOrder(feed),
    feed.all('moneybureau_locations'),
    feed.all('bank_rates', { kind: 'tariff' }),
  ])
  return {
    rates,
    locations: locations.toSorted((a, b) => a.name.localeCompare(b.name)),
    tariffs: tariffs.filter(isBureauTariff),
    asked: askedOf(request, rates),
  }
}
