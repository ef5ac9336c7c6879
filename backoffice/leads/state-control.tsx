import { useState } from 'react'
import { leadOutcomeNames, leadOutcomes } from '#contract/rules/lead.ts'
import { isRecordState, recordStateNames, recordStates } from '#contract/rules/record-state.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import type { Lead, LeadProgress } from './lead.ts'
import styles from './leads.module.css'

type Props = { lead: Lead; onChange: (next: LeadProgress) => void }

/** The state of a lead. Closing it asks for an outcome; what is chosen is saved. */
export function StateControl({ lead, onChange }: Props) {
  const [closing, setClosing] = useState(false)
  const w = messages.leads
  const { status, outcome, subject, possible_spam } = lead
  const shown = closing ? 'closed' : status
  return (
    <div className={styles.state}>
      <select
        aria-label={formatMessage(w.stateOf, { subject })}
        value={shown}
        onChange={({ target: { value } }) => {
          if (!isRecordState(value)) return
          setClosing(value === 'closed' && status !== 'closed')
          // Whoever goes on with a lead knows that it is no spam.
          if (value !== 'closed' && value !== status) onChange({ status: value, possible_spam: false })
        }}
      >
        {recordStates.map((state) => (
          <option key={state} value={state}>
            {recordStateNames[state]}
          </option>
        ))}
      </select>
      {shown === 'closed' && (
        <select
          aria-label={formatMessage(w.outcomeOf, { subject })}
          {...(closing && { ref: focusOnce })}
          value={outcome ?? ''}
          onChange={({ target: { value } }) => {
            const chosen = leadOutcomes.find((one) => one === value)
            if (!chosen) return
            setClosing(false)
            onChange({
              status: 'closed',
              outcome: chosen,
              possible_spam: possible_spam && chosen === 'spam',
            })
          }}
        >
          {outcome === undefined && <option value="">{w.chooseOutcome}</option>}
          {leadOutcomes.map((one) => (
            <option key={one} value={one}>
              {leadOutcomeNames[one]}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
