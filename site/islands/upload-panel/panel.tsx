import { formatMessage } from '#contract/format-message.ts'
import { classNames } from '../../components/class-names.ts'
import type { SiteMessages } from '../../messages/en.ts'
import styles from './panel.module.css'
import { currentUpload, overallPercent, saidPercent, type UploadItem } from './progress.ts'

type UploadMessages = SiteMessages['dialogs']['uploads']
type Props = { items: readonly UploadItem[]; messages: UploadMessages }

const stateOf = (messages: UploadMessages, { state, progress }: UploadItem) =>
  formatMessage(messages.states[state], { n: Math.min(100, Math.max(0, Math.floor(progress))) })

/**
 * How far the documents are: which one, the how-manieth, and the percent of all bytes. On phones it stands at the
 * foot of the screen. For the island that sends them; it knows nothing of how that is done.
 */
export function UploadPanel({ items, messages }: Props) {
  const percent = overallPercent(items)
  const current = currentUpload(items)
  const waiting = current?.item.state === 'waiting'
  return (
    <section className={styles.panel} aria-labelledby="uploads-title">
      <h2 id="uploads-title" className={styles.title}>
        {messages.title}
      </h2>
      {items.length === 0 ? (
        <p className={styles.none}>{messages.none}</p>
      ) : (
        <>
          <p className={styles.now}>
            <b className={styles.name}>{current ? current.item.description : messages.done}</b>
            {current && (
              <span>{formatMessage(messages.position, { n: current.place, total: items.length })}</span>
            )}
          </p>
          <progress
            className={classNames(styles.bar, waiting && styles.waiting)}
            max={100}
            value={percent}
            aria-labelledby="uploads-title"
          />
          <p className={styles.percent}>{formatMessage(messages.percent, { n: percent })}</p>
          {waiting && <p className={styles.note}>{messages.waiting}</p>}
          <details className={styles.all}>
            <summary>{messages.all}</summary>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <span>{item.description}</span>
                  <span className={styles[item.state]}>{stateOf(messages, item)}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      <output className="unseen">{spoken(items, messages, percent)}</output>
    </section>
  )
}

/** Changes with the document, with each quarter and when the line goes: so often it is announced. */
function spoken(items: readonly UploadItem[], messages: UploadMessages, percent: number): string {
  if (items.length === 0) return messages.none
  const current = currentUpload(items)
  if (!current) return messages.done
  if (current.item.state === 'waiting') return messages.waiting
  const position = formatMessage(messages.position, { n: current.place, total: items.length })
  const now = formatMessage(messages.now, { name: current.item.description })
  return `${now}, ${position}. ${formatMessage(messages.percent, { n: saidPercent(percent) })}`
}
