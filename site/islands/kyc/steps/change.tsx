import { formatMessage } from '#contract/format-message.ts'
import { Button } from '../../../components/button.tsx'
import { documentOf, type StepProps } from '../page-data.ts'
import styles from '../flow.module.css'
import { StatusIcon } from '../status-icon.tsx'
import { StepHead } from './step-head.tsx'

/** What staff ask to be changed, account by account, with the reason of each. */
export function ChangeStep(props: StepProps) {
  const { about, flow, state, messages } = props
  const { change } = messages.kyc
  return (
    <div className={styles.page}>
      <StepHead {...props} title={change.title} />
      <p className={styles.lede}>{change.lede}</p>
      {state.offered.map((submission) => (
        <section key={submission.id} className={styles.card} aria-labelledby={`kyc-${submission.id}`}>
          <h3 id={`kyc-${submission.id}`}>
            {formatMessage(change.account, { ending: submission.account_ending })}
          </h3>
          <ul className={styles.documents}>
            {submission.documents
              .filter((document) => document.state === 'needs_change')
              .map(({ purpose, reason }) => (
                <li key={purpose}>
                  <StatusIcon name="alert" />
                  <span>
                    <b>{documentOf(about, purpose).name}</b>
                    {reason && <span className={styles.hint}>{reason[about.lang]}</span>}
                  </span>
                </li>
              ))}
          </ul>
          <Button onClick={() => flow.change(submission)}>{change.go}</Button>
        </section>
      ))}
      <Button look="line" onClick={() => flow.newOne()}>
        {change.other}
      </Button>
    </div>
  )
}
