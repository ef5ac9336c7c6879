import { formatDecimal, formatMoney, formatPercent } from '#contract/rules/money-format.ts'
import { useReader } from '../../../reader.ts'
import type { Loan } from '../loans/read.ts'
import styles from './costs.module.css'
import type { Worked } from './read.ts'

/** The parts of a loan's cost, in the order in which a borrower meets them. */
export function Costs({ loan, worked }: { loan: Loan; worked: Worked }) {
  const {
    words: { loanCalculator: words },
  } = useReader()
  const { quote } = worked
  const parts = [
    [words.fees, formatMoney(quote.fees)],
    [words.paidOut, formatMoney(worked.paidOut)],
    [words.interest, formatMoney(quote.totalInterest)],
    [words.total, formatMoney(quote.totalPaid)],
    [words.cost, formatMoney(quote.costOfCredit)],
    [words.rate, formatPercent(loan.rate)],
    // Two of the four places are enough to compare by.
    [words.apr, quote.aprEffective === null ? words.noApr : formatPercent(formatDecimal(quote.aprEffective))],
  ] as const
  return (
    <dl className={styles.costs}>
      {parts.map(([name, value]) => (
        <div key={name} className={styles.cost}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
