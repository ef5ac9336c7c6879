import type { ReactNode } from 'react'
import { currencies, type CurrencyCode } from '#contract/currencies.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
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
 * The dollar, which most people come for, is set large where it stands first.
 * @param notes one quiet line under a currency's name, such as its change
 * @param lines how a currency's rate went, as the places of a line within 100 by 24
 * @param to where a currency's name leads
 */
export function RatesTable({
  rates,
  caption,
  captionSeen = false,
  captionUnseen,
  notes = {},
  lines = {},
  to,
}: {
  rates: readonly Rate[]
  caption: string
  captionSeen?: boolean
  captionUnseen?: string | undefined
  notes?: Partial<Record<CurrencyCode, ReactNode>>
  lines?: Partial<Record<CurrencyCode, string>>
  to?: (currency: CurrencyCode) => string
}) {
  const { messages } = usePageContext()
  if (rates.length === 0) return <EmptyState>{messages.components.noRates}</EmptyState>
  return (
    <Table
      wide={false}
      caption={caption}
      captionSeen={captionSeen}
      captionUnseen={captionUnseen}
      columns={[
        { name: messages.components.currency },
        { name: messages.components.weBuy, figures: true },
        { name: messages.components.weSell, figures: true },
      ]}
      rows={rates.map((rate, at) => ({
        key: rate.currency,
        large: isHero(rate, at),
        className: classNames(
          styles.row,
          isHero(rate, at) && styles.first,
          isHero(rate, at) && rate.currency in lines && styles.lined,
        ),
        cells: [
          <span key="name" className={classNames(styles.currency, isHero(rate, at) && styles.hero)}>
            <Name currency={rate.currency} to={to?.(rate.currency)} />{' '}
            {notes[rate.currency] && (
              <span className={styles.note}>
                {notes[rate.currency]}
                {lines[rate.currency] && <Line places={lines[rate.currency]} />}
              </span>
            )}
          </span>,
          ...(['buying', 'selling'] as const).map((side) =>
            isHero(rate, at) ? (
              <span key={side} className={styles.big}>
                {formatRate(rate[side])}
              </span>
            ) : (
              formatRate(rate[side])
            ),
          ),
        ],
      }))}
    />
  )
}

const isHero = (rate: Rate, at: number) => at === 0 && rate.currency === 'USD'

/** Only for the eye: the page that the name leads to has the same in words and figures. */
const Line = ({ places }: { places: string | undefined }) => (
  <svg className={styles.line} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
    <polyline points={places} />
  </svg>
)

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
