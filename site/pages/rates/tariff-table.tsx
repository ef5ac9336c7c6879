import { formatMessage } from '#contract/format-message.ts'
import { formatDay, sameDay } from '#contract/rules/dates.ts'
import { Announced } from '../../components/announced.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Table } from '../../components/table.tsx'
import { usePageContext } from '../../page-context.ts'
import { latestOf } from './in-order.ts'
import styles from './tariff-table.module.css'
import { balanceOf, changeOf, valueOf, type DatedRate } from './tariffs.ts'

/** Rates or charges of one group in two columns. The day they took effect stands in the caption, and beside what differs. */
export function TariffTable({
  rates,
  caption,
  captionUnseen,
  columns,
}: {
  rates: readonly DatedRate[]
  caption: string
  captionUnseen?: string
  columns: readonly [name: string, value: string]
}) {
  const { messages, request } = usePageContext()
  const latest = latestOf(rates.filter(({ isNew }) => !isNew))
  if (rates.length === 0) return <EmptyState>{messages.rates.noTariffs}</EmptyState>
  const since = (iso: string) => formatMessage(messages.rates.sinceDay, { day: formatDay(iso, request.lang) })
  const datedRows = rates.map((rate) => ({ rate, announced: changeOf(rate, messages.rates) }))
  return (
    <Table
      wide={false}
      caption={latest === undefined ? caption : `${caption}. ${since(latest)}.`}
      captionUnseen={captionUnseen && `${captionUnseen}.`}
      columns={[{ name: columns[0] }, { name: columns[1], figures: true }]}
      rows={datedRows.map(({ rate, announced }) => ({
        key: rate.id,
        cells: [
          <span key="name">
            {rate.name}{' '}
            {rate.least_balance && <span className={styles.since}>{balanceOf(rate, messages.rates)}</span>}{' '}
            {latest !== undefined && !rate.isNew && !sameDay(rate.effective_at, latest) && (
              <span className={styles.since}>{since(rate.effective_at)}</span>
            )}
          </span>,
          <span key="value" className={rate.unit === 'text' ? styles.words : undefined}>
            {!rate.isNew && valueOf(rate)} {announced && <Announced {...announced} />}
          </span>,
        ],
      }))}
    />
  )
}
