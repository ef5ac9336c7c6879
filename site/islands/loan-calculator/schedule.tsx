import { formatMessage } from '#contract/format-message.ts'
import { formatDecimal } from '#contract/rules/money-format.ts'
import { fileSize } from '../../components/file-size.ts'
import { Section } from '../../components/section.tsx'
import { PlainTable } from '../../components/table.tsx'
import { BalanceLine } from './drawings.tsx'
import type { Offer, Messages, Plain } from './offer.ts'
import styles from './schedule.module.css'
import { monthsIn } from './sentences.ts'
import { Tools } from './tools.tsx'
import type { LoanResult } from './work-out.ts'

/** About what a row of the CSV weighs, name and rate of the loan included. */
const bytesPerRow = 95

type Props = { loan: Offer; worked: LoanResult; messages: Messages }

/** Every month with its totals, folded away on the screen and open in print; and ways to take it along. */
export function Schedule({
  loan,
  worked,
  path,
  csv,
  plain,
  messages,
}: Props & {
  path: string
  csv: string
  plain: Plain
}) {
  const { amount, months } = worked
  const caption = captionOf(loan, messages)
  const query = `?${new URLSearchParams({ product: loan.slug, amount, months: String(months) }).toString()}`
  const name = `${caption}: ${monthsIn(months, messages)}`
  return (
    <Section id="schedule" title={messages.schedule}>
      <BalanceLine worked={worked} drawn={plain === null} messages={messages} />
      {plain === 'calculation' && (
        <a className={styles.way} href={`${path}${query}&schedule=yes#schedule`}>
          {name}
        </a>
      )}
      {plain === 'schedule' && (
        <>
          <a className={styles.way} href={path + query}>
            {messages.back}
          </a>
          <MonthTable loan={loan} worked={worked} messages={messages} />
        </>
      )}
      {plain === null && (
        // It may have been opened before React came.
        <details className={styles.schedule} aria-label={caption} data-native="" suppressHydrationWarning>
          <summary className={styles.summary}>
            <span>{name}</span>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.rows}>
            <MonthTable loan={loan} worked={worked} messages={messages} />
          </div>
        </details>
      )}
      <Tools
        loan={loan}
        worked={worked}
        address={path + query}
        csv={csv + query}
        csvSize={fileSize((months + 2) * bytesPerRow)}
        messages={messages}
      />
    </Section>
  )
}

const captionOf = (loan: Offer, messages: Messages) =>
  formatMessage(messages.scheduleCaption, { loan: loan.title })

function MonthTable({ loan, worked: { quote, amount }, messages }: Props) {
  const figures = true
  /** What the two columns say that a phone has no room for. */
  const partsOf = (interest: string, repaid: string) => [
    `${messages.interestPart} ${formatDecimal(interest)}`,
    `${messages.principal} ${formatDecimal(repaid)}`,
  ]
  return (
    <PlainTable
      caption={captionOf(loan, messages)}
      captionSeen={false}
      columns={[
        { name: messages.month },
        { name: messages.payment, figures },
        { name: messages.interestPart, figures, wide: true },
        { name: messages.principal, figures, wide: true },
        { name: messages.balance, figures },
      ]}
      rows={[
        ...quote.rows.map((row) => ({
          key: String(row.month),
          cells: [
            row.month,
            ...[row.payment, row.interest, row.principal, row.balance].map((value) => formatDecimal(value)),
          ],
          below: partsOf(row.interest, row.principal),
        })),
        {
          key: 'total',
          cells: [
            <b key="all">{messages.all}</b>,
            formatDecimal(quote.totalPaid),
            formatDecimal(quote.totalInterest),
            formatDecimal(amount),
            '',
          ],
          below: partsOf(quote.totalInterest, amount),
        },
      ]}
    />
  )
}
