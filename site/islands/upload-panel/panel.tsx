import { formatMessage } from '#contract/format-message.ts'
import { classNames } from '../../components/class-names.ts'
import type { SiteMessages } from '../../messages/en.ts'
import styles from './panel.module.css'
import { currentUpload, overallPercent, saidPercent, type UploadItem } from './progress.ts'

type UploadWords = SiteMessages['messages']['uploads']
type Props = { items: readonly UploadItem[]; words: UploadWords }

const stateOf = (words: UploadWords, { state, progress }: UploadItem) =>
  formatMessage(words.states[state], { n: Math.min(100, Math.max(0, Math.floor(progress))) })

/**
 * How far the documents are: which one, the how-manieth, and the percent of all bytes. On phones it stands at the
 * foot of the screen. For the island that sends them; it knows nothing of how that is done.
 */
export function UploadPanel({ items, words }: Props) {
  const percent = overallPercent(items)
  const current = currentUpload(items)
  const waiting = current?.item.state === 'waiting'
  return (
    <section className={styles.panel} aria-labelledby="uploads-title">
      <h2 id="uploads-title" className={styles.title}>
        {words.title}
      </h2>
      {items.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <>
          <p className={styles.now}>
            <b className={styles.name}>{current ? current.item.description : words.done}</b>
            {current && (
              <span>{formatMessage(words.position, { n: current.place, total: items.length })}</span>
            )}
          </p>
          <progress
            className={classNames(styles.bar, waiting && styles.waiting)}
            max={100}
            value={percent}
            aria-labelledby="uploads-title"
          />
          <p className={styles.percent}>{formatMessage(words.percent, { n: percent })}</p>
          {waiting && <p className={styles.note}>{words.waiting}</p>}
          <details className={styles.all}>
            <summary>{words.all}</summary>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <span>{item.description}</span>
                  <span className={styles[item.state]}>{stateOf(words, item)}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      <output className="unseen">{spoken(items, words, percent)}</output>
    </section>
  )
}

/** Changes with the document, with each quarter and when the line goes: so often it is announced. */
function spoken(items: readonly UploadItem[], words: UploadWords, percent: number): string {
  if (items.length === 0) return words.none
  const current = currentUpload(items)
  if (!current) return words.done
  if (current.item.state === 'waiting') return words.waiting
  const position = formatMessage(words.position, { n: current.place, total: items.length })
  const now = formatMessage(words.now, { name: current.item.description })
  return `${now}, ${position}. ${formatMessage(words.percent, { n: saidPercent(percent) })}`
}
