import { useEffect, useState } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { documentOf, type StepProps } from '../page-data.ts'
import { isAdded } from '../flow/field-errors.ts'
import { isAbsent } from '../flow/replies.ts'
import { purposesOf } from '../flow/submission-body.ts'
import type { KycFlow } from '../flow/kyc-flow.ts'
import styles from '../flow.module.css'
import { slotsOf, type Slots } from '../documents/document-slot.ts'
import { DocumentRow, stateOf, wrongWith } from './document-row.tsx'
import { leadOn, NextButton, StepHead } from './step-head.tsx'

/** The documents one below the other, each with where it is on its way. */
export function DocumentsStep(props: StepProps) {
  const { about, flow, state, messages } = props
  const { documents } = messages.kyc
  const purposes = purposesOf(state)
  // What has to be added again is not done.
  const done = purposes.filter((purpose) => isAdded(state.slots[purpose]) || isAbsent(state, purpose)).length
  const spoken = useSpoken(flow, (slots, before) =>
    slotsOf(slots).flatMap((slot) => {
      const was = before[slot.purpose]?.state
      const worthSaying = ['waiting', 'received', 'refused', 'failed'].includes(slot.state)
      const { name, maxPages } = documentOf(about, slot.purpose)
      // The start only: its percentage would be announced again and again.
      if (slot.state === 'uploading' && was !== 'uploading')
        return [formatMessage(documents.sending, { name })]
      if (was === slot.state || !worthSaying) return []
      return [
        [`${name}:`, stateOf(slot, messages.kyc), wrongWith(slot, messages.kyc, maxPages)]
          .filter(Boolean)
          .join(' '),
      ]
    }),
  )
  return (
    <div className={styles.page}>
      <StepHead {...props} title={documents.title} />
      <p className={styles.lede}>{state.changing ? documents.changeLede : documents.lede}</p>
      <p className={styles.count}>{formatMessage(documents.count, { n: done, total: purposes.length })}</p>
      <ul className={styles.rows}>
        {purposes.map((purpose) => (
          <DocumentRow key={purpose} {...props} purpose={purpose} />
        ))}
      </ul>
      <output className="unseen">{spoken}</output>
      <form className={styles.form} onSubmit={(event) => leadOn(event, flow.next)}>
        <NextButton state={state} messages={messages} label={messages.kyc.next} />
      </form>
    </div>
  )
}

/** What changed last, to be announced. */
function useSpoken(flow: KycFlow, say: (slots: Slots, before: Slots) => string[]): string {
  const [spoken, setSpoken] = useState('')
  const [first] = useState(() => say)
  useEffect(() => {
    let before = flow.get().slots
    return flow.watch(() => {
      const { slots } = flow.get()
      const said = slots === before ? [] : first(slots, before)
      before = slots
      if (said.length > 0) setSpoken(said.join('. '))
    })
  }, [flow, first])
  return spoken
}
