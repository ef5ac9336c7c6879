import { formatDecimal } from '#contract/rules/money-format.ts'
import { fileSize } from '../../components/file-size.ts'
import { Section } from '../../components/section.tsx'
import { PlainTable } from '../../components/table.tsx'
import { fill } from '../../messages/fill.ts'
import type { Offer, Words } from './offer.ts'
import styles from './schedule.module.css'
import { monthsIn } from './sentences.ts'
import { Tools } from './tools.tsx'
import type { Worked } from './work-out.ts'

/** About what a row of the CSV weighs, name and rate of the loan included. */
const bytesPerRow = 95

/** Every month with its totals, folded away on the screen and open in print; and ways to take it along. */
export function Schedule({
  loan,
  worked,
  path,
  csv,
  words,
  scrollHint,
}: {
  loan: Offer
  worked: Worked
  path: string
  csv: string
  words: Words
  scrollHint: string
}) {
  const { quote, amount, months } = worked
  const caption = fill(words.scheduleCaption, { loan: loan.title })
  const query = `?${new URLSearchParams({ product: loan.slug, amount, months: String(months) }).toString()}`
  const figures = true
  return (
    <Section id="schedule" title={words.schedule}>
      {/* It may have been opened before React came. */}
      <details className={styles.schedule} data-native="" suppressHydrationWarning>
        <summary className={styles.summary}>
          {caption}: {monthsIn(months, words)}
          <span className={styles.mark} aria-hidden="true" />
        </summary>
        <PlainTable
          caption={caption}
          captionSeen={false}
          scrollHint={scrollHint}
          columns={[
            { name: words.month },
            { name: words.payment, figures },
            { name: words.interestPart, figures },
            { name: words.principal, figures },
            { name: words.balance, figures },
          ]}
          rows={[
            ...quote.rows.map((row) => ({
              key: String(row.month),
              cells: [
                row.month,
                ...[row.payment, row.interest, row.principal, row.balance].map((value) =>
                  formatDecimal(value),
                ),
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
      <Tools
        loan={loan}
        worked={worked}
        address={path + query}
        csv={csv + query}
        csvSize={fileSize((months + 2) * bytesPerRow)}
        words={words}
      />
    </Section>
  )
}
