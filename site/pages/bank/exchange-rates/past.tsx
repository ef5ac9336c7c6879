import { addressOfRequest } from '../../../addresses.ts'
import { Pager } from '../../../components/pager.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { usePageContext } from '../../../page-context.ts'
import { RateLinks } from '../../rates/rate-links.tsx'
import { PastExchange } from './past-exchange.tsx'
import styles from './past.module.css'
import type { BankRatesPage } from './read.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { Table } from '../../../components/table.tsx'
import { balanceOf, valueOf } from '../../rates/tariffs.ts'
import type { PastRate } from './read-past.ts'

/** Every rate with its past, ten rows to a page. */
export function AllRates({ data }: { data: Extract<BankRatesPage, { tab: 'All Rates' }> }) {
  const {
    messages: { rates: messages },
    request,
  } = usePageContext()
  const to = (list: string) => addressOfRequest(request, { list, page: '', month: '' })
  return (
    <section className={`wrap ${styles.past}`} aria-labelledby="past">
      <h2 id="past">{messages.past}</h2>
      <Tabs
        label={messages.lists}
        tabs={[
          { name: messages.listExchange, to: to(''), current: data.list === 'exchange' },
          { name: messages.listBank, to: to('bank'), current: data.list === 'bank' },
        ]}
      />
      {data.list === 'bank' ? <PastBank rows={data.page.items} /> : <PastExchange past={data} />}
      <Pager page={data.page.page} pages={data.page.pages} />
      {data.list === 'exchange' && <RateLinks />}
    </section>
  )
}

/** Interest and charges, newest first: what each was, from when until when. */
function PastBank({ rows }: { rows: readonly PastRate[] }) {
  const {
    messages: { rates: messages },
    request,
  } = usePageContext()
  const day = (iso: string) => <time dateTime={iso}>{formatDay(iso, request.lang)}</time>
  return (
    <Table
      caption={`${messages.listBank}. ${messages.bankSource}`}
      columns={[
        { name: messages.rate },
        { name: messages.price, figures: true },
        { name: messages.day, wide: true },
        { name: messages.until, wide: true },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <span key="name">
            {row.name} {balanceOf(row, messages)}
          </span>,
          valueOf(row),
          day(row.effective_at),
          row.until ? day(row.until) : messages.inEffect,
        ],
        below: row.until
          ? [
              <span key="span">
                {day(row.effective_at)} – {day(row.until)}
              </span>,
            ]
          : [formatMessage(messages.sinceDay, { day: formatDay(row.effective_at, request.lang) })],
      }))}
    />
  )
}
