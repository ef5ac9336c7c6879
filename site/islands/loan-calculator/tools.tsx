import { useState, useSyncExternalStore } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { formatMoney, formatMoneyShort } from '#contract/rules/money-format.ts'
import { Button } from '../../components/button.tsx'
import type { Offer, Messages } from './offer.ts'
import { monthsIn } from './sentences.ts'
import styles from './tools.module.css'
import type { LoanResult } from './work-out.ts'

const never = () => () => {}
const canShare = () => typeof navigator.share === 'function'

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
  // Known in the browser only; the server draws what every browser has.
  const sharing = useSyncExternalStore(never, canShare, () => false)
  const [copied, setCopied] = useState<{ address: string; done: boolean } | null>(null)
  const link = () => new URL(address, location.href).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(link())
      setCopied({ address, done: true })
    } catch {
      // Refused, or the page did not come by https: then by hand.
      setCopied({ address, done: false })
    }
  }
  async function share() {
    const text = formatMessage(messages.shared, {
      loan: loan.title,
      sum: formatMoneyShort(worked.amount),
      months: monthsIn(worked.months, messages),
      monthly: formatMoney(worked.quote.payment),
    })
    try {
      await navigator.share({ text, url: link() })
    } catch (failure) {
      // Closing the phone's sheet is no failure.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) await copy()
    }
  }
  return (
    <fieldset className={styles.tools} data-noprint="">
      <legend className="unseen">{messages.tools}</legend>
      <Button look="line" className={styles.scripted} onClick={() => window.print()}>
        {messages.print}
      </Button>
      {sharing && (
        <Button look="line" className={styles.scripted} onClick={() => void share()}>
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
        {/* A message about another calculation would be wrong. */}
        {copied?.address === address &&
          (copied.done ? messages.copied : <ByHand link={link()} messages={messages} />)}
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
