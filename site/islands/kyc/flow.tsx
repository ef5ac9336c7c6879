import { useEffect, useState } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { CodeDialog } from '../code-dialog/dialog.tsx'
import type { StepProps } from './page-data.ts'
import { ChangeStep } from './steps/change.tsx'
import { CheckStep } from './steps/check.tsx'
import { ContactStep } from './steps/contact.tsx'
import { DetailsStep } from './steps/details.tsx'
import { DoneStep } from './steps/done.tsx'
import { DocumentsStep } from './steps/documents.tsx'
import { ProgressPanel } from './progress-panel.tsx'

/** The page of the flow that is on, with the dialog and the panel above it. */
export function Flow(props: StepProps) {
  const { about, flow, state, messages } = props
  const { step } = state
  const faulty = Object.keys(state.fieldErrors).length > 0 || state.notice !== null
  const [base] = useState(() => document.title)
  useEffect(() => {
    const title = {
      need: messages.kyc.need.title,
      contact: messages.kyc.contact.title,
      change: messages.kyc.change.title,
      details: messages.kyc.details.title,
      documents: messages.kyc.documents.title,
      check: messages.kyc.check.title,
      done: messages.kyc.done.title,
    }[step]
    const whole = `${title} · ${base}`
    document.title = faulty ? formatMessage(messages.kyc.errorTitle, { title: whole }) : whole
    return () => {
      document.title = base
    }
  }, [base, faulty, step, messages])
  return (
    <div data-flow={step}>
      {step === 'contact' && <ContactStep {...props} />}
      {step === 'change' && <ChangeStep {...props} />}
      {step === 'details' && <DetailsStep {...props} />}
      {step === 'documents' && <DocumentsStep {...props} />}
      {step === 'check' && <CheckStep {...props} />}
      {step === 'done' && <DoneStep {...props} />}
      {state.panel && <ProgressPanel about={about} state={state} messages={messages} />}
      {state.proving && (
        <CodeDialog
          lang={about.lang}
          messages={messages.code}
          username={state.details.contact}
          onProved={(token) => flow.codeSession.proved(token)}
          onReenter={flow.contactError}
        />
      )}
    </div>
  )
}
