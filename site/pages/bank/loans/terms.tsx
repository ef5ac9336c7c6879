import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './terms.module.css'
import type { Loan } from './read.ts'

/** A loan's terms from its row, with the day they took effect. */
export function Terms({ loan }: { loan: Loan }) {
  const {
    messages: { loans: messages },
    request,
  } = usePageContext()
  const rows = [
    [messages.rate, formatPercent(loan.rate)],
    [
      messages.madeOf,
      formatMessage(messages.parts, {
        reference: formatPercent(loan.reference_rate),
        margin: formatPercent(loan.margin),
      }),
    ],
    [messages.arrangement, formatPercent(loan.arrangement_fee)],
    [messages.insurance, formatPercent(loan.insurance_fee)],
    [messages.smallest, formatMoneyShort(loan.least)],
    [messages.largest, formatMoneyShort(loan.most)],
    [messages.longest, formatMessage(messages.months, { n: loan.longest_months }, request.lang)],
  ] as const
  return (
    <Table
      wide={false}
      caption={formatMessage(messages.termsCaption, { since: formatDay(loan.effective_at, request.lang) })}
      columns={[
        { name: messages.term, quiet: true },
        { name: messages.value, figures: true, quiet: true },
      ]}
      rows={rows.map(([name, value]) => ({
        key: name,
        cells: [
          name,
          <span key="value" className={styles.value}>
            {value}
          </span>,
        ],
      }))}
    />
  )
}
