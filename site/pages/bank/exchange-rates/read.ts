import type { Feed } from '#contract/feed.ts'
import { limits } from '#contract/limits.ts'
import { pageNumber, pageOf } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import { notFound, type NotFound, type Redirect } from '../../../page.ts'
import { toKnownSpelling } from '../../../redirect-close-spelling.ts'
import { readFrame } from '../../../frame.ts'
import { readChanges } from '../../rates/changes.ts'
import type { ExchangeList } from '../../rates/exchange-list.tsx'
import { ratesInOrder } from '../../rates/in-order.ts'
import { readMonthLines } from '../../rates/month-lines.ts'
import { readBankRates, type BankRate } from '../../rates/tariffs.ts'
import { readPast, type Past } from './read-past.ts'

/** The tabs as they stand in addresses, spelt as in the spec; the first is shown where none is named. */
export const rateTabs = ['Todays Rates', 'Tariffs', 'All Rates'] as const

export type BankRatesPage =
  | { tab: 'Todays Rates'; list: ExchangeList; interest: BankRate[]; sheets: BankRate[] }
  | { tab: 'Tariffs'; tariffs: BankRate[]; sheets: BankRate[] }
  | ({ tab: 'All Rates' } & Past)

/** @returns the number of the page shown */
export const pageShown = (data: BankRatesPage): number =>
  data.tab === 'Tariffs' ? 1 : data.tab === 'All Rates' ? data.page.page : data.list.page.page

async function offerTabs(feed: Feed, request: PageRequest): Promise<NotFound> {
  const { rates: messages } = (await readFrame(feed)).messages
  const names = { 'Todays Rates': messages.today, Tariffs: messages.tariffs, 'All Rates': messages.all }
  return notFound(
    rateTabs.map((tab) => ({
      label: names[tab],
      to: `${request.path}?${new URLSearchParams({ tab }).toString()}`,
    })),
  )
}

const sheetsOf = (feed: Feed) => feed.all('bank_rates', { kind: 'file' })

/** What the tab shows; a tab, page or month that there is not is a 404 that offers the tabs. */
export async function readRates(
  feed: Feed,
  request: PageRequest,
): Promise<BankRatesPage | NotFound | Redirect> {
  const given = request.query['tab'] ?? rateTabs[0]
  const tab = rateTabs.find((known) => known === given)
  const page = pageNumber(request.query['page'])
  if (tab === undefined) return toKnownSpelling(request, 'tab', rateTabs) ?? offerTabs(feed, request)
  if (page === null) return offerTabs(feed, request)
  if (tab === 'Tariffs') {
    const [tariffs, sheets] = await Promise.all([readBankRates(feed, 'tariff'), sheetsOf(feed)])
    return page === 1 ? { tab, tariffs, sheets } : offerTabs(feed, request)
  }
  if (tab === 'All Rates') {
    const past = await readPast(feed, request, page)
    return past ? { tab, ...past } : offerTabs(feed, request)
  }
  const [rates, interest, sheets] = await Promise.all([
    ratesInOrder(feed),
    readBankRates(feed, 'rate'),
    sheetsOf(feed),
  ])
  const shown = pageOf(rates, page, limits.exchangeRatesPageSize)
  if (!shown) return offerTabs(feed, request)
  const [changes, lines] = await Promise.all([
    readChanges(feed, shown.items),
    readMonthLines(feed, shown.items),
  ])
  return { tab, list: { page: shown, changes, lines }, interest, sheets }
}
