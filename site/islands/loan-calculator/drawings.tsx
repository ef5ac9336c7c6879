import { formatMessage } from '#contract/format-message.ts'
import { formatMoney, formatMoneyShort } from '#contract/rules/money-format.ts'
import styles from './drawings.module.css'
import type { Messages } from './offer.ts'
import { monthsIn } from './sentences.ts'
import type { LoanResult } from './work-out.ts'

// Only drawings: floats are near enough here and nowhere else. The figures beside them are the loan's own.

const partNames = ['received', 'fees', 'interest'] as const

/** What all instalments together pay for, as one bar: what reaches the borrower, fees, interest. */
export function PartsBar({
  worked: { quote, paidOut },
  messages,
}: {
  worked: LoanResult
  messages: Messages
}) {
  const values = { received: paidOut, fees: quote.fees, interest: quote.totalInterest }
  const sizes = partNames.map((name) => Math.max(0, Number(values[name])))
  const all = sizes.reduce((sum, size) => sum + size, 0) || 1
  const words = { received: messages.paidOut, fees: messages.feesShort, interest: messages.interestPart }
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0) / all)
  return (
    <div className={styles.parts} aria-hidden="true">
      <svg className={styles.bar} width="100%" height="16">
        {partNames.map((name, at) => {
          const from = ends[at - 1] ?? 0
          const width = `${(((ends[at] ?? 0) - from) * 100).toFixed(2)}%`
          return (
            <rect
              key={name}
              className={styles[name]}
              x={`${(from * 100).toFixed(2)}%`}
              width={width}
              height="16"
            />
          )
        })}
      </svg>
      <ul className={styles.names}>
        {partNames.map((name) => (
          <li key={name}>
            <svg width="12" height="12">
              <rect className={styles[name]} width="12" height="12" />
            </svg>
            <span>{words[name]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is still owed, month by month, as a falling line, and in words. The table below has each month. */
export function BalanceLine({
  worked: { quote, amount, months },
  drawn,
  messages,
}: {
  worked: LoanResult
  drawn: boolean
  messages: Messages
}) {
  if (months < 3) return null
  const half = Math.floor(months / 2)
  const left = quote.rows[half - 1]?.balance ?? '0'
  const most = Number(amount)
  const owed = [most, ...quote.rows.map(({ balance }) => Number(balance))]
  const line = owed
    .map(
      (value, month) => `${((month / months) * 100).toFixed(2)} ${(100 - (value / most) * 100).toFixed(2)}`,
    )
    .join('L')
  const across = `${(half / months) * 100}%`
  const down = `${100 - (Number(left) / most) * 100}%`
  return (
    <figure className={styles.balance}>
      {drawn && (
        <>
          <div className={styles.plot} aria-hidden="true">
            <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
              <path className={styles.area} d={`M0 100L${line}z`} />
              <path d={`M${line}`} />
            </svg>
            <svg className={styles.over}>
              <circle cx={across} cy={down} r="6" />
              <text x={across} y={down} dx="10" dy="-8">
                {formatMoneyShort(left.replace(/\.\d+$/, ''))}
              </text>
            </svg>
          </div>
          <p className={styles.ends} aria-hidden="true">
            <span>{formatMoneyShort(amount)}</span> <span>{monthsIn(months, messages)}</span>
          </p>
        </>
      )}
      <figcaption>
        {formatMessage(messages.balanceSaid, {
          half: monthsIn(half, messages),
          sum: formatMoney(left),
          months: monthsIn(months, messages),
        })}
      </figcaption>
    </figure>
  )
}
