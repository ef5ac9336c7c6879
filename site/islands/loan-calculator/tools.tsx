import { formatMessage } from '#contract/format-message.ts'
import { formatMoney, formatMoneyShort } from '#contract/rules/money-format.ts'
import { Button } from '../../components/button.tsx'
import { useSharing } from '../../components/use-sharing.ts'
import type { Offer, Messages } from './offer.ts'
import { monthsIn } from './sentences.ts'
import styles from './tools.module.css'
import type { LoanResult } from './work-out.ts'

/** Ways to take a result along: on paper, as a table, as a link. All but the table need scripts and hide without. */
export function Tools({
  loan,
  worked,
  address,
  csv,
  csvSize,
  messages,
}: {
  loan: Offer
  worked: LoanResult
  address: string
  csv: string
  csvSize: string
  messages: Messages
}) {
  const link = () => new URL(address, location.href).href
  const { canShare, copied, copy, share } = useSharing(address, link)
  const summary = () =>
    formatMessage(messages.shared, {
      loan: loan.title,
      sum: formatMoneyShort(worked.amount),
      months: monthsIn(worked.months, messages),
      monthly: formatMoney(worked.quote.payment),
    })
  return (
    <fieldset className={styles.tools} data-noprint="">
      <legend className="unseen">{messages.tools}</legend>
      <Button look="line" className={styles.scripted} onClick={() => window.print()}>
        {messages.print}
      </Button>
      {canShare && (
        <Button
          look="line"
          className={styles.scripted}
          onClick={() => void share({ text: summary(), url: link() })}
        >
          {messages.share}
        </Button>
      )}
      <Button look="line" className={styles.scripted} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      <a className={styles.csv} href={csv} download>
        {formatMessage(messages.csv, { size: csvSize })}
      </a>
      <output className={styles.copied}>
        {copied !== null && (copied ? messages.copied : <ByHand link={link()} messages={messages} />)}
      </output>
    </fieldset>
  )
}

const ByHand = ({ link, messages }: { link: string; messages: Messages }) => (
  <label>
    <span>{messages.notCopied}</span>
    <input readOnly className={styles.link} value={link} onFocus={(event) => event.currentTarget.select()} />
  </label>
)
