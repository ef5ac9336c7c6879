import type { RefObject } from 'react'
import { formatDecimal, formatMoney, formatPercent } from '#contract/rules/money-format.ts'
import { fill } from '../../messages/fill.ts'
import type { Offer, Words } from './offer.ts'
import styles from './result.module.css'
import { askedFor } from './sentences.ts'
import type { Worked } from './work-out.ts'

type More = RefObject<HTMLDetailsElement | null>

/**
 * What the loan costs. Beside the form it stands in full; on a phone it is a bar at the screen's lower edge with
 * the instalment, which opens for the rest (an HTML disclosure, so that it opens without scripts too).
 */
export function Result({
  loan,
  worked,
  words,
  more,
}: {
  loan: Offer
  worked: Worked | null
  words: Words
  more: More
}) {
  return (
    <section className={styles.result} aria-labelledby="result-title" data-deep="">
      <h2 id="result-title" className={styles.title} tabIndex={-1}>
        {words.result}
      </h2>
      {worked ? (
        <Cost loan={loan} worked={worked} words={words} more={more} />
      ) : (
        <p className={styles.nothing}>{words.nothing}</p>
      )}
    </section>
  )
}

function Cost({ loan, worked, words, more }: { loan: Offer; worked: Worked; words: Words; more: More }) {
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
    <>
      <p className={styles.label}>{words.monthly}</p>
      <p className={`figure ${styles.monthly}`}>{formatMoney(quote.payment)}</p>
      {/* It may have been opened before React came. */}
      <details ref={more} className={styles.more} data-native="" suppressHydrationWarning>
        <summary className={styles.summary}>
          {words.more}
          <span className={styles.mark} aria-hidden="true" />
        </summary>
        <p className={styles.asked}>{askedFor(worked, loan, words)}</p>
        <dl className={styles.costs}>
          {parts.map(([name, value]) => (
            <div key={name} className={styles.cost}>
              <dt>{name}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.since}>
          {quote.lastPayment !== quote.payment && fill(words.last, { sum: formatMoney(quote.lastPayment) })}{' '}
          {fill(words.since, { day: loan.since })}
        </p>
      </details>
    </>
  )
}
