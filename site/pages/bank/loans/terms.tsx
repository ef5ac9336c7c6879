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
    messages: { loans: messages, rates },
    request,
  } = usePageContext()
  const termsOf = (terms: Loan) => [
    [messages.rate, formatPercent(terms.rate)],
    [
      messages.madeOf,
      formatMessage(messages.parts, {
        reference: formatPercent(terms.reference_rate),
        margin: formatPercent(terms.margin),
      }),
    ],
    [messages.arrangement, formatPercent(terms.arrangement_fee)],
    [messages.insurance, formatPercent(terms.insurance_fee)],
    [messages.smallest, formatMoneyShort(terms.least)],
    [messages.largest, formatMoneyShort(terms.most)],
    [messages.longest, formatMessage(messages.months, { n: terms.longest_months }, request.lang)],
  ]
  const { announced } = loan
  const next = announced && termsOf(announced)
  return (
    <Table
      wide={false}
      caption={formatMessage(messages.termsCaption, { since: formatDay(loan.effective_at, request.lang) })}
      columns={[
        { name: messages.term, quiet: true },
        { name: messages.value, figures: true, quiet: true },
      ]}
      rows={termsOf(loan).map(([name = '', value], at) => ({
        key: name,
        cells: [
          name,
          <span key="value" className={styles.value}>
            {value}
            {announced && next?.[at]?.[1] !== value && (
              <span className={styles.announced}>
                {formatMessage(rates.fromDay, {
                  day: formatDay(announced.effective_at, request.lang),
                  value: next?.[at]?.[1] ?? '',
                })}
              </span>
            )}
          </span>,
        ],
      }))}
    />
  )
}
