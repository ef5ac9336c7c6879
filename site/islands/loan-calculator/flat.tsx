import { formatMessage } from '#contract/format-message.ts'
import { formatDecimal, formatPercent } from '#contract/rules/money-format.ts'
import { Section } from '../../components/section.tsx'
import { PlainTable } from '../../components/table.tsx'
import styles from './flat.module.css'
import type { Offer, Messages } from './offer.ts'
import type { LoanResult } from './work-out.ts'

/** The same percentage as a flat rate, side by side. */
export function Flat({
  loan,
  worked: { quote, flat },
  messages,
}: {
  loan: Offer
  worked: LoanResult
  messages: Messages
}) {
  const rounded = (value: string) => formatDecimal(value, 0)
  const apr = (value: string | null) =>
    value === null ? messages.noApr : formatPercent(formatDecimal(value, 1))
  return (
    <Section
      id="flat"
      title={messages.flatTitle}
      lede={formatMessage(messages.flatText, { rate: formatPercent(loan.rate) })}
    >
      <div className={styles.flat}>
        <PlainTable
          caption={messages.flatCaption}
          columns={[
            { name: messages.figure, quiet: true },
            { name: messages.reducing, figures: true },
            { name: messages.flat, figures: true },
          ]}
          rows={[
            { key: 'payment', cells: [messages.monthly, rounded(quote.payment), rounded(flat.payment)] },
            {
              key: 'interest',
              cells: [messages.interest, rounded(quote.totalInterest), rounded(flat.totalInterest)],
            },
            { key: 'total', cells: [messages.total, rounded(quote.totalPaid), rounded(flat.totalPaid)] },
            { key: 'apr', cells: [messages.aprShort, apr(quote.aprEffective), apr(flat.aprEffective)] },
          ]}
        />
      </div>
    </Section>
  )
}
