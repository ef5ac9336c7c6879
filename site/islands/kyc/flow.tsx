import { useEffect, useState } from 'react'
import { CodeDialog } from '../code-dialog/dialog.tsx'
import styles from './flow.module.css'
import type { StepProps } from './step-props.ts'
import { ChangeStep } from './steps/change.tsx'
import { CheckStep } from './steps/check.tsx'
import { ContactStep } from './steps/contact.tsx'
import { DetailsStep } from './steps/details.tsx'
import { DoneStep } from './steps/done.tsx'
import { DocumentsStep } from './steps/documents.tsx'
import { Panel } from './progress-panel.tsx'

/** The page of the flow that is on, with the dialog and the panel above it. */
export function Flow(props: StepProps) {
  const { about, desk, state, words } = props
  const { step } = state
  const faulty = Object.keys(state.faults).length > 0 || state.trouble !== null
  const [base] = useState(() => document.title)
  useEffect(() => {
    const title = {
      need: words.kyc.need.title,
      contact: words.kyc.contact.title,
      change: words.kyc.change.title,
      details: words.kyc.details.title,
      papers: words.kyc.papers.title,
      check: words.kyc.check.title,
      done: words.kyc.done.title,
    }[step]
    document.title = `${faulty ? `${words.kyc.error}: ` : ''}${title} · ${base}`
    return () => {
      document.title = base
    }
  }, [base, faulty, step, words])
  return (
    <div className={styles.flow} data-flow={step}>
      {step === 'contact' && <ContactStep {...props} />}
      {step === 'change' && <ChangeStep {...props} />}
      {step === 'details' && <DetailsStep {...props} />}
      {step === 'papers' && <DocumentsStep {...props} />}
      {step === 'check' && <CheckStep {...props} />}
      {step === 'done' && <DoneStep {...props} />}
      {state.panel && <Panel about={about} state={state} words={words} />}
      {state.proving && (
        <CodeDialog
          lang={about.lang}
          messages={words.code}
          username={state.details.contact}
          onProved={(token) => desk.proof.proved(token)}
          onReenter={desk.contactFault}
        />
      )}
    </div>
  )
}
