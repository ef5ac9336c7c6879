import { formatDecimal, formatPercent } from '#contract/rules/money-format.ts'
import { Section } from '../../components/section.tsx'
import { PlainTable } from '../../components/table.tsx'
import { fill } from '../../messages/fill.ts'
import styles from './flat.module.css'
import type { Offer, Words } from './offer.ts'
import type { Worked } from './work-out.ts'

/** The same percentage as a flat rate, side by side. */
export function Flat({
  loan,
  worked: { quote, flat },
  words,
  scrollHint,
}: {
  loan: Offer
  worked: Worked
  words: Words
  scrollHint: string
}) {
  const rounded = (value: string) => formatDecimal(value, 0)
  const apr = (value: string | null) =>
    value === null ? words.noApr : formatPercent(formatDecimal(value, 1))
  return (
    <Section
      id="flat"
      title={words.flatTitle}
      lede={fill(words.flatText, { rate: formatPercent(loan.rate) })}
    >
      <div className={styles.flat}>
        <PlainTable
          wide={false}
          scrollHint={scrollHint}
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
            { key: 'apr', cells: [words.aprShort, apr(quote.aprEffective), apr(flat.aprEffective)] },
          ]}
        />
      </div>
    </Section>
  )
}
