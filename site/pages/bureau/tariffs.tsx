import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { limits } from '#contract/limits.ts'
import { pageNumber, pageOf } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { definePage, notFound, type PageName } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Reading } from '../../components/grid.tsx'
import { Hero } from '../../components/hero.tsx'
import { Live } from '../../components/live.tsx'
import { exchangeRates } from '../../structured-data.ts'
import { readFrame } from '../../frame.ts'
import { readChanges } from '../rates/changes.ts'
import { ExchangeRates } from '../rates/exchange-list.tsx'
import { ratesInOrder } from '../rates/in-order.ts'
import { readMonthLines } from '../rates/month-lines.ts'
import { RateLinks } from '../rates/rate-links.tsx'
import { Sheets } from '../rates/sheets.tsx'
import { TariffTable } from '../rates/tariff-table.tsx'
import { isBureauTariff, readBankRates } from '../rates/tariffs.ts'
import styles from './tariffs.module.css'

async function load(feed: Feed, request: PageRequest) {
  const [rates, tariffs, sheets] = await Promise.all([
    ratesInOrder(feed),
    readBankRates(feed, 'tariff'),
    feed.all('bank_rates', { kind: 'file' }),
  ])
  const number = pageNumber(request.query['page'])
  const page = number && pageOf(rates, number, limits.exchangeRatesPageSize)
  if (!page)
    return notFound([{ label: (await readFrame(feed)).messages.rates.bureau.title, to: request.path }])
  const [changes, lines] = await Promise.all([
    readChanges(feed, page.items),
    readMonthLines(feed, page.items),
  ])
  return {
    list: { page, changes, lines },
    tariffs: tariffs.filter(isBureauTariff),
    sheets: sheets.filter(({ product }) => product.startsWith('sheet-bureau')),
  }
}

const nameOf = ({ rates: { bureau } }: SiteMessages): PageName => ({
  title: bureau.title,
  description: bureau.description,
})

export const page = definePage({
  paths: ['/fdhmoneybureau/tariffs'],
  sheet: 'rates',
  query: ['page'],
  load,
  title(messages, { list }) {
    const { title } = nameOf(messages)
    const { page: number } = list.page
    return number > 1 ? formatMessage(messages.rates.paged, { title, page: number }) : title
  },
  otherNames: ({ search }) => search.ratesNames,
  description: (messages) => nameOf(messages).description,
  name: (_feed, { frame }) => nameOf(frame.messages),
  structured: ({ list }) => exchangeRates(list.page.items),
  Component: ({ data, messages: { rates: messages } }) => (
    <>
      <Hero tool title={messages.bureau.title} lede={messages.bureau.lede} />
      <Breadcrumbs roomy here={messages.bureau.title} />
      <Reading aside={<Sheets sheets={data.sheets} />}>
        <h2>{messages.exchange}</h2>
        <ExchangeRates list={data.list} caption={messages.exchange} headed />
        <RateLinks rows={data.list.page.total} />
        <h2 className={styles.tariffs}>{messages.bureau.tariffs}</h2>
        <Live id="live-tariffs" of={['bank_rates']}>
          <TariffTable
            rates={data.tariffs}
            caption={messages.taxIncluded}
            captionUnseen={messages.bureau.tariffs}
            columns={[messages.charge, messages.price]}
          />
        </Live>
      </Reading>
    </>
  ),
})
