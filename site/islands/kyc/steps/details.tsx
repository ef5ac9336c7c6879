import type { ReactNode } from 'react'
import { TextField } from '../../../components/fields.tsx'
import fields from '../../../components/fields.module.css'
import styles from '../flow.module.css'
import type { StepProps } from '../page-data.ts'
import { idOf, leadOn, NextButton, StepHead } from './step-head.tsx'

/** The account the documents are for. */
export function DetailsStep(props: StepProps) {
  const { about, flow, state, messages } = props
  const { details } = messages.kyc
  const { account_name, account_number, branch, type } = state.details
  const { fieldErrors } = state
  return (
    <div className={styles.page}>
      <StepHead {...props} title={details.title} />
      <form className={styles.form} noValidate onSubmit={(event) => leadOn(event, flow.next)}>
        <TextField
          id={idOf('account_number')}
          label={details.number}
          hint={details.numberHint}
          error={fieldErrors.account_number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={account_number}
          onChange={({ target }) => flow.fill({ account_number: target.value })}
        />
        <TextField
          id={idOf('account_name')}
          label={details.name}
          hint={details.nameHint}
          error={fieldErrors.account_name}
          autoComplete="off"
          dir="auto"
          maxLength={120}
          value={account_name}
          onChange={({ target }) => flow.fill({ account_name: target.value })}
        />
        <Choice
          place="branch"
          label={details.branch}
          error={fieldErrors.branch}
          value={branch}
          onChoose={(value) => flow.fill({ branch: value })}
        >
          <option value="">{details.choose}</option>
          {about.branches.map(({ region, names }) => (
            <optgroup key={region} label={region}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice
          place="type"
          label={details.type}
          error={fieldErrors.type}
          value={type ?? ''}
          onChoose={(value) => flow.fill({ type: value === '' ? null : value })}
        >
          {type === null && <option value="">{details.chooseType}</option>}
          {about.types.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Choice>
        <NextButton state={state} messages={messages} label={messages.kyc.next} />
      </form>
    </div>
  )
}

type ChoiceProps = {
  place: 'branch' | 'type'
  label: string
  error: string | undefined
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

/** A list to choose from, with its label and what is wrong with the choice. */
function Choice({ place, label, error, value, onChoose, children }: ChoiceProps) {
  const id = idOf(place)
  return (
    <div className={fields['field']}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={fields['error']}>
          {error}
        </p>
      )}
      <select
        id={id}
        className={fields['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </div>
  )
}
