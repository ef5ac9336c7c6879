import type { LoanQuote } from '#contract/rules/loan.ts'
import { formatDecimal } from '#contract/rules/money-format.ts'
import { Icon } from '../../../parts/icon.tsx'
import { Table } from '../../../parts/table.tsx'
import { useReader } from '../../../reader.ts'
import styles from './schedule.module.css'

/** Every month of a loan with its totals, folded away on the screen and open in print. */
export function Schedule({ quote, amount, caption }: { quote: LoanQuote; amount: string; caption: string }) {
  const {
    words: { loanCalculator: words, loans },
  } = useReader()
  const figures = true
  return (
    <details className={styles.schedule}>
      <summary className={styles.summary}>
        {caption}: {loans.months(quote.rows.length)}
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <Table
        caption={caption}
        captionSeen={false}
        columns={[
          { name: words.month },
          { name: words.payment, figures },
          { name: words.interest, figures },
          { name: words.principal, figures },
          { name: words.balance, figures },
        ]}
        rows={[
          ...quote.rows.map((row) => ({
            key: String(row.month),
            cells: [
              row.month,
              ...[row.payment, row.interest, row.principal, row.balance].map((value) => formatDecimal(value)),
            ],
          })),
          {
            key: 'total',
            cells: [
              <b key="all">{words.all}</b>,
              formatDecimal(quote.totalPaid),
              formatDecimal(quote.totalInterest),
              formatDecimal(amount),
              '',
            ],
          },
        ]}
      />
    </details>
  )
}
