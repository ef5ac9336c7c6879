import { loanAddress } from '#contract/products/loans.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatDecimal, formatMoney, formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import { Link } from '../../../parts/link.tsx'
import { Section } from '../../../parts/section.tsx'
import { Table } from '../../../parts/table.tsx'
import { useReader } from '../../../reader.ts'
import { Items } from '../loans/items.tsx'
import type { Loan } from '../loans/read.ts'
import { Costs } from './costs.tsx'
import type { Worked } from './read.ts'
import styles from './result.module.css'
import { Schedule } from './schedule.tsx'

/** What the loan costs: the instalment large, its parts, the flat rate beside it, who may have it, and every month. */
export function Result({ loan, worked }: { loan: Loan; worked: Worked }) {
  const {
    words: { loanCalculator: words, loans: loanWords },
    request,
  } = useReader()
  const { quote, flat, amount, months } = worked
  const rounded = (value: string) => formatDecimal(value, 0)
  return (
    <>
      <Section
        id="result"
        title={words.result}
        lede={words.resultOf(formatMoneyShort(amount), loanWords.months(months), loan.title)}
        ground="wash"
      >
        <div className={styles.halves}>
          <div>
            <p className={styles.label}>{words.monthly}</p>
            <p className={`figure ${styles.monthly}`}>{formatMoney(quote.payment)}</p>
            {quote.lastPayment !== quote.payment && <p>{words.last(formatMoney(quote.lastPayment))}</p>}
            <p className={styles.since}>{words.since(formatDay(loan.effective_at, request.lang))}</p>
            <p className={styles.since}>{words.print}</p>
          </div>
          <Costs loan={loan} worked={worked} />
        </div>
      </Section>
      <Section id="schedule" title={words.schedule}>
        <Schedule quote={quote} amount={amount} caption={words.scheduleCaption(loan.title)} />
      </Section>
      <Section id="flat" title={words.flatTitle} lede={words.flatText(formatPercent(loan.rate))}>
        <div className={styles.flat}>
          <Table
            wide={false}
            caption={words.flatCaption}
            columns={[
              { name: words.figure, quiet: true },
              { name: words.reducing, figures: true },
              { name: words.flat, figures: true },
            ]}
            rows={[
              { key: 'payment', cells: [words.monthly, rounded(quote.payment), rounded(flat.payment)] },
              {
                key: 'interest',
                cells: [words.interest, rounded(quote.totalInterest), rounded(flat.totalInterest)],
              },
              { key: 'total', cells: [words.total, rounded(quote.totalPaid), rounded(flat.totalPaid)] },
            ]}
          />
        </div>
      </Section>
      <Section id="eligibility" title={words.eligibility} lede={words.eligibilityText} ground="sand">
        <Items loan={loan} items={loan.requirements} />
        <Link to={loanAddress(loan.slug)} className={styles.more}>
          {words.inFull}: {loan.title}
        </Link>
      </Section>
    </>
  )
}
