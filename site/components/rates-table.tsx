import type { ReactNode } from 'react'
import { currencies, type CurrencyCode } from '#contract/currencies.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { usePageContext } from '../page-context.ts'
import { EmptyState } from './empty-state.tsx'
import { Link } from './link.tsx'
import styles from './rates-table.module.css'
import { Table } from './table.tsx'

type Rate = Item<'money_bureau_exchange_rates'>

/**
 * "Effective 21 November 2026, 08:00". Always with the day: a page may be kept over midnight, when "today" would turn false.
 */
export function useEffective(): (iso: string) => string {
  const { messages, request } = usePageContext()
  return (iso) => formatMessage(messages.components.effective, { when: formatDayTime(iso, request.lang) })
}

/**
 * Exchange rates in three columns that fit 320px. Their effective time belongs beside it, see `useEffective`.
 * @param notes one quiet line under a currency's name, such as its change
 * @param to where a currency's name leads
 */
export function RatesTable({
  rates,
  caption,
  captionSeen = false,
  notes = {},
  to,
}: {
  rates: readonly Rate[]
  caption: string
  captionSeen?: boolean
  notes?: Partial<Record<CurrencyCode, ReactNode>>
  to?: (currency: CurrencyCode) => string
}) {
  const { messages } = usePageContext()
  if (rates.length === 0) return <EmptyState>{messages.components.noRates}</EmptyState>
  return (
    <Table
      wide={false}
      caption={caption}
      captionSeen={captionSeen}
      columns={[
        { name: messages.components.currency },
        { name: messages.components.weBuy, figures: true },
        { name: messages.components.weSell, figures: true },
      ]}
      rows={rates.map((rate) => ({
        key: rate.currency,
        cells: [
          <span key="name" className={styles.currency}>
            <Name currency={rate.currency} to={to?.(rate.currency)} />
            {notes[rate.currency] && <span className={styles.note}>{notes[rate.currency]}</span>}
          </span>,
          formatRate(rate.buying),
          formatRate(rate.selling),
        ],
      }))}
    />
  )
}

function Name({ currency, to }: { currency: CurrencyCode; to: string | undefined }) {
  const { request } = usePageContext()
  const name = (
    <>
      <b>{currency}</b> <span>{currencies[currency][request.lang]}</span>
    </>
  )
  if (to === undefined) return name
  return (
    <Link to={to} className={styles.link}>
      {name}
    </Link>
  )
}
