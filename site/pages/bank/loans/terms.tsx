import { formatDay } from '#contract/rules/dates.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './terms.module.css'
import type { Loan } from './read.ts'

/** A loan's terms from its row, with the day they took effect. */
export function Terms({ loan }: { loan: Loan }) {
  const {
    words: { loans: words },
    request,
  } = usePageContext()
  const rows = [
    [words.rate, formatPercent(loan.rate)],
    [words.madeOf, words.parts(formatPercent(loan.reference_rate), formatPercent(loan.margin))],
    [words.arrangement, formatPercent(loan.arrangement_fee)],
    [words.insurance, formatPercent(loan.insurance_fee)],
    [words.smallest, formatMoneyShort(loan.least)],
    [words.largest, formatMoneyShort(loan.most)],
    [words.longest, words.months(loan.longest_months)],
  ] as const
  return (
    <Table
      wide={false}
      caption={words.termsCaption(formatDay(loan.effective_at, request.lang))}
      columns={[
        { name: words.term, quiet: true },
        { name: words.value, figures: true, quiet: true },
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
