import { isKycAccountTypeName } from '#contract/rules/required-documents.ts'
import { TextField } from '../../../components/fields.tsx'
import fields from '../../../components/fields.module.css'
import styles from '../flow.module.css'
import type { StepProps } from '../step-props.ts'
import { idOf, NextButton, StepHead } from './step-head.tsx'

/** The account the documents are for. */
export function DetailsStep(props: StepProps) {
  const { about, flow, state, messages } = props
  const { details } = messages.kyc
  const { account_name, account_number, branch, type } = state.details
  const { fieldErrors } = state
  return (
    <div className={styles.page}>
      <StepHead {...props} title={details.title} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          flow.next()
        }}
      >
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
          maxLength={200}
          value={account_name}
          onChange={({ target }) => flow.fill({ account_name: target.value })}
        />
        <div className={fields['field']}>
          <label htmlFor={idOf('branch')}>{details.branch}</label>
          {fieldErrors.branch && (
            <p id={`${idOf('branch')}-error`} className={fields['error']}>
              {fieldErrors.branch}
            </p>
          )}
          <select
            id={idOf('branch')}
            className={fields['input']}
            aria-invalid={fieldErrors.branch ? true : undefined}
            aria-describedby={fieldErrors.branch ? `${idOf('branch')}-error` : undefined}
            value={branch}
            onChange={({ target }) => flow.fill({ branch: target.value })}
          >
            <option value="">{details.choose}</option>
            {about.branches.map(({ region, names }) => (
              <optgroup key={region} label={region}>
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className={fields['field']}>
          <label htmlFor={idOf('type')}>{details.type}</label>
          {fieldErrors.type && (
            <p id={`${idOf('type')}-error`} className={fields['error']}>
              {fieldErrors.type}
            </p>
          )}
          <select
            id={idOf('type')}
            className={fields['input']}
            aria-invalid={fieldErrors.type ? true : undefined}
            aria-describedby={fieldErrors.type ? `${idOf('type')}-error` : undefined}
            value={type ?? ''}
            onChange={({ target: { value } }) =>
              flow.fill({ type: isKycAccountTypeName(value) ? value : null })
            }
          >
            {type === null && <option value="">{details.chooseType}</option>}
            {about.types.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <NextButton state={state} label={messages.kyc.next} />
      </form>
    </div>
  )
}
