import { formatMessage } from '#contract/format-message.ts'
import { Button } from '../../../components/button.tsx'
import { useSharing } from '../../../components/use-sharing.ts'
import styles from '../flow.module.css'
import { documentOf, type StepProps } from '../page-data.ts'
import { StepHead } from './step-head.tsx'

/** Confirms a submission: its reference, ways to save that, and what happens next. */
export function DoneStep(props: StepProps) {
  const { about, flow, state, messages } = props
  const { done } = messages.kyc
  const { reference = '', lang, replies = [] } = state.done ?? {}
  const lines = (field: 'bringInstead' | 'substitute') =>
    replies.flatMap(({ purpose, [field]: text }) =>
      text === undefined ? [] : [{ purpose, name: documentOf(about, purpose).name, text }],
    )
  const { canShare, copied, copy, share } = useSharing(reference)
  return (
    <div className={styles.page}>
      <StepHead {...props} title={state.done?.updated ? done.updatedTitle : done.title} />
      <div className={styles.card}>
        <p>{done.reference}</p>
        <p className={styles.reference} translate="no">
          {reference}
        </p>
        <p className={styles.hint}>{done.keep}</p>
        <div className={styles.actions} data-noprint="">
          <Button onClick={() => void copy()}>{done.copy}</Button>
          {canShare && (
            <Button
              look="line"
              onClick={() => void share({ text: formatMessage(done.shared, { reference }) })}
            >
              {done.share}
            </Button>
          )}
          <Button look="line" data-print="">
            {done.print}
          </Button>
        </div>
        <output data-noprint="">{copied !== null && (copied ? done.copied : done.notCopied)}</output>
      </div>
      <Replies title={done.bring} lines={lines('bringInstead')} lang={lang} />
      <Replies title={done.substitutes} lines={lines('substitute')} lang={lang} />
      <h3>{done.next}</h3>
      <ol className={styles.steps}>
        {Object.entries(done.steps).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <div className={styles.actions} data-noprint="">
        <Button look="line" onClick={() => flow.goTo('need')}>
          {done.again}
        </Button>
      </div>
    </div>
  )
}

type RepliesProps = {
  title: string
  lines: readonly { purpose: string; name: string; text: string }[]
  /** the language in which the texts were sent */
  lang: string | undefined
}

/** Repeats what was said of documents: customers with a telephone only receive no e-mail that does. */
const Replies = ({ title, lines, lang }: RepliesProps) =>
  lines.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={styles.steps}>
        {lines.map(({ purpose, name, text }) => (
          <li key={purpose}>
            <b>{`${name}: `}</b>
            <span lang={lang}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
