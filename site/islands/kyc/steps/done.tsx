import { Button } from '../../../components/button.tsx'
import styles from '../flow.module.css'
import type { StepProps } from '../page-data.ts'
import { StepHead } from './step-head.tsx'

/** It has arrived: under which reference, and what comes of it. */
export function DoneStep(props: StepProps) {
  const { flow, state, messages } = props
  const { done } = messages.kyc
  return (
    <div className={styles.page}>
      <StepHead {...props} title={state.done?.updated ? done.updatedTitle : done.title} />
      <div className={styles.card}>
        <p>{done.reference}</p>
        <p className={styles.reference} translate="no">
          {state.done?.reference}
        </p>
        <p className={styles.hint}>{done.keep}</p>
      </div>
      <h3>{done.next}</h3>
      <ol className={styles.steps}>
        {Object.entries(done.steps).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <div className={styles.actions} data-noprint="">
        <Button data-print="">{done.print}</Button>
        <Button look="line" onClick={() => flow.goTo('need')}>
          {done.again}
        </Button>
      </div>
    </div>
  )
}
