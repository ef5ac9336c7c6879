import type { ReactNode, RefObject } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { formatDecimal, formatMoney, formatPercent } from '#contract/rules/money-format.ts'
import { Amount } from '../../components/amount.tsx'
import { TermMark, WithMarks } from '../../components/term.tsx'
import { PartsBar } from './drawings.tsx'
import type { Offer, Messages } from './offer.ts'
import styles from './result.module.css'
import { askedFor } from './sentences.ts'
import type { LoanResult } from './work-out.ts'

type More = RefObject<HTMLDetailsElement | null>

/**
 * What the loan costs. Beside the form it stands in full; on a phone it is a bar at the screen's lower edge with
 * the instalment, which opens for the rest (an HTML disclosure, so that it opens without scripts too).
 */
export function Result({
  loan,
  worked,
  messages,
  more,
  drawn,
}: {
  loan: Offer
  worked: LoanResult | null
  messages: Messages
  more: More
  /** whether a bar shows what the instalments pay for */
  drawn: boolean
}) {
  return (
    <section className={styles.result} aria-labelledby="result-title" data-deep="">
      <h2 id="result-title" className={styles.title} tabIndex={-1}>
        {messages.result}
      </h2>
      {worked ? (
        <Cost loan={loan} worked={worked} messages={messages} more={more} drawn={drawn} />
      ) : (
        <p className={styles.nothing}>{messages.nothing}</p>
      )}
    </section>
  )
}

function Cost({
  loan,
  worked,
  messages,
  more,
  drawn,
}: {
  loan: Offer
  worked: LoanResult
  messages: Messages
  more: More
  drawn: boolean
}) {
  const { quote } = worked
  const parts = [
    [messages.fees, formatMoney(quote.fees)],
    [messages.paidOut, formatMoney(worked.paidOut)],
    [messages.interest, formatMoney(quote.totalInterest)],
    [messages.total, formatMoney(quote.totalPaid)],
    [messages.cost, formatMoney(quote.costOfCredit)],
    [messages.rate, formatPercent(loan.rate)],
    // Two of the four places are enough to compare by.
    [
      messages.apr,
      quote.aprEffective === null ? messages.noApr : formatPercent(formatDecimal(quote.aprEffective)),
    ],
  ] as const
  return (
    <>
      <p className={styles.label}>{messages.monthly}</p>
      <p className={`figure ${styles.monthly}`}>
        <Amount text={formatMoney(quote.payment)} />
      </p>
      {drawn && <PartsBar worked={worked} messages={messages} />}
      {/* It may have been opened before React came. */}
      <details
        ref={more}
        className={styles.more}
        aria-label={messages.more}
        data-native=""
        suppressHydrationWarning
      >
        <summary className={styles.summary}>
          <span>{messages.more}</span>
          <span className={styles.mark} aria-hidden="true" />
        </summary>
        <p className={styles.asked}>{askedFor(worked, loan, messages)}</p>
        <Costs
          rows={parts.map(([name, value]) => [
            name === messages.apr ? <Apr key="apr" messages={messages} /> : name,
            value,
          ])}
        />
        <p className={styles.since}>
          {quote.lastPayment !== quote.payment && (
            <span>{`${formatMessage(messages.last, { sum: formatMoney(quote.lastPayment) })} `}</span>
          )}
          <span>{formatMessage(messages.since, { day: loan.since })}</span>
        </p>
        {loan.changes && (
          <>
            <p className={styles.since}>{formatMessage(messages.changes, { day: loan.changes.day })}</p>
            <Costs rows={loan.changes.terms} />
          </>
        )}
      </details>
    </>
  )
}

const Costs = ({ rows }: { rows: readonly (readonly [name: ReactNode, value: string])[] }) => (
  <dl className={styles.costs}>
    {rows.map(([name, value], at) => (
      <div key={at} className={styles.cost}>
        <dt>{name}</dt>
        <dd className="figure">{value}</dd>
      </div>
    ))}
  </dl>
)

function Apr({ messages }: { messages: Messages }) {
  const last = messages.apr.lastIndexOf(' ') + 1
  return (
    <>
      <span>{messages.apr.slice(0, last)}</span>
      <WithMarks>
        <span>{messages.apr.slice(last)}</span>
        <TermMark id="term-apr" name={messages.aprName} text={messages.aprText} />
      </WithMarks>
    </>
  )
}
