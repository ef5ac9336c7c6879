import { brandOfPath } from '#contract/brands/names.ts'
import { currencies, currencyCodes } from '#contract/currencies.ts'
import type { Feed, Page } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { limits } from '#contract/limits.ts'
import { formatDay, formatTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { pageNumber, pageOf } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest, href } from '../../addresses.ts'
import { definePage, notFound } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Hero } from '../../components/hero.tsx'
import { Live } from '../../components/live.tsx'
import { Pager } from '../../components/pager.tsx'
import { Table } from '../../components/table.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { usePageContext } from '../../page-context.ts'
import { readFrame } from '../../frame.ts'
import { below, ratesPath } from './addresses.ts'
import { ChangeNote } from './change.tsx'
import { Chart } from './chart.tsx'
import chooser from './chooser.module.css'
import { CurrencyForm } from './currency-form.tsx'
import styles from './history.module.css'
import { periods, readHistory, type History, type PastRow } from './read-history.ts'
import { RateLinks } from './rate-links.tsx'

type Data = History & { page: Page<PastRow> }

async function load(feed: Feed, request: PageRequest) {
  const history = await readHistory(feed, request.query)
  const number = pageNumber(request.query['page'])
  const page = history && number && pageOf(history.rows.toReversed(), number, limits.exchangeRatesPageSize)
  if (!history || !page) {
    const { rates: messages } = (await readFrame(feed)).messages
    return notFound(
      currencyCodes.map((currency) => ({
        label: formatMessage(messages.history.title, { currency: currencies[currency][request.lang] }),
        to: `${request.path}?currency=${currency}`,
      })),
    )
  }
  return { ...history, page }
}

/** A currency over 7, 30 or 90 days: a line and its data. */
export const page = definePage({
  paths: below('history'),
  sheet: 'rates',
  query: ['currency', 'days', 'page'],
  load,
  title: ({ rates: messages }, { currency, page: { page: shown } }, { lang }) => {
    const title = formatMessage(messages.history.title, { currency: currencies[currency][lang] })
    return shown > 1 ? formatMessage(messages.paged, { title, page: shown }) : title
  },
  description: ({ rates: messages }, { currency }, { path, lang, frame }) =>
    formatMessage(messages.history.description, {
      currency: currencies[currency][lang],
      company: frame.companies[brandOfPath(path) ?? 'bank'].name,
    }),
  Component: ({ data, messages: { rates: messages }, request }) => (
    <>
      <Hero
        tool
        title={formatMessage(messages.history.title, { currency: currencies[data.currency][request.lang] })}
        lede={formatMessage(messages.history.lede, {
          company: usePageContext().frame.companies[brandOfPath(request.path) ?? 'bank'].name,
        })}
      />
      <Breadcrumbs
        trail={[{ name: messages.title, to: ratesPath(request.path) }]}
        here={messages.history.name}
      />
      <div className={`wrap ${styles.page}`}>
        <Chooser data={data} />
        <Live id="live-history" of={['money_bureau_exchange_rates']}>
          <Past data={data} />
        </Live>
      </div>
    </>
  ),
})

/** Which currency, and how far back; each choice has an address. */
function Chooser({ data: { currency, days } }: { data: Data }) {
  const {
    messages: { rates: messages },
    request,
  } = usePageContext()
  return (
    <>
      <div className={chooser.chooser}>
        <CurrencyForm action={href(request.lang, request.path)} label={messages.currency} chosen={currency}>
          <input type="hidden" name="days" value={days} />
        </CurrencyForm>
      </div>
      <Tabs
        label={messages.history.period}
        tabs={periods.map((period) => ({
          name: formatMessage(messages.history.days, { n: period }, request.lang),
          to: addressOfRequest(request, { days: String(period), page: '' }),
          current: period === days,
        }))}
      />
    </>
  )
}

function Past({ data }: { data: Data }) {
  const { currency, days, span, rows, page } = data
  const {
    messages: { rates: messages, components },
    request,
  } = usePageContext()
  if (!span) return <EmptyState>{components.noRates}</EmptyState>
  return (
    <div className={styles.past}>
      <Chart history={data} />
      <div className={styles.whole}>
        <Table
          wide={false}
          caption={`${currency}, ${formatMessage(messages.history.span, { from: formatDay(span.from, request.lang), to: formatDay(span.to, request.lang) })}. ${messages.exchangeCaption} ${messages.source}`}
          columns={[
            { name: messages.day },
            { name: components.weBuy, figures: true },
            { name: components.weSell, figures: true },
            { name: messages.history.change },
          ]}
          rows={page.items.map((row) => ({
            key: row.id,
            cells: [
              <time key="day" dateTime={row.effective_at} className={styles.day}>
                {formatDay(row.effective_at, request.lang).replace(/ \d{4}$/, '')}{' '}
                <span className={styles.time}>{formatTime(row.effective_at)}</span>
              </time>,
              formatRate(row.buying),
              formatRate(row.selling),
              row.change && <ChangeNote key="change" change={row.change} />,
            ],
          }))}
        />
        <Pager page={page.page} pages={page.pages} />
        <RateLinks csv={{ currency, days: String(days) }} rows={rows.length} />
      </div>
    </div>
  )
}
