import { formatMessage } from '#contract/format-message.ts'
import { loanAddress } from '#contract/rules/loan-address.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import { Announced } from '../../../components/announced.tsx'
import { Link } from '../../../components/link.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './loan-table.module.css'
import type { Loan } from './read.ts'

/** Loans side by side: how much and how long, and the rate. Three columns that fit 320 pixels. */
export function LoanTable({
  loans,
  caption,
  captionSeen = true,
  current,
}: {
  loans: readonly Loan[]
  caption: string
  captionSeen?: boolean
  current?: Loan
}) {
  const {
    messages: { loans: messages },
    request,
  } = usePageContext()
  return (
    <div className={styles.table}>
      <Table
        wide="words"
        caption={caption}
        captionSeen={captionSeen}
        columns={[
          { name: messages.loan },
          { name: messages.most, figures: true },
          { name: messages.perYear, figures: true },
        ]}
        rows={loans.map((loan) => ({
          key: loan.id,
          cells: [
            <span key="name">
              {loan === current ? (
                <b>{loan.title}</b>
              ) : (
                <Link to={loanAddress(loan)} className={styles.link}>
                  {loan.title}
                </Link>
              )}
            </span>,
            <span key="most" className={styles.most}>
              <span>{formatMoneyShort(loan.most)}</span>{' '}
              <span className={styles.months}>
                {formatMessage(messages.months, { n: loan.longest_months }, request.lang)}
              </span>
            </span>,
            <span key="rate">
              {formatPercent(loan.rate)}
              {loan.announced && loan.announced.rate !== loan.rate && (
                <Announced value={formatPercent(loan.announced.rate)} from={loan.announced.effective_at} />
              )}
            </span>,
          ],
        }))}
      />
    </div>
  )
}
