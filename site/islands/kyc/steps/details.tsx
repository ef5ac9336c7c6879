import { isKycAccountTypeName } from '#contract/rules/required-documents.ts'
import { TextField } from '../../../components/fields.tsx'
import fields from '../../../components/fields.module.css'
import styles from '../flow.module.css'
import type { StepProps } from '../flow.tsx'
import { idOf, NextButton, StepHead } from './step-head.tsx'

/** The account the papers are for. */
export function DetailsStep(props: StepProps) {
  const { about, desk, state, words } = props
  const { details } = words.kyc
  const { account_name, account_number, branch, type } = state.details
  const { faults } = state
  return (
    <div className={styles.page}>
      <StepHead {...props} title={details.title} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          desk.next()
        }}
      >
        <TextField
          id={idOf('account_number')}
          label={details.number}
          hint={details.numberHint}
          error={faults.account_number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={account_number}
          onChange={({ target }) => desk.fill({ account_number: target.value })}
        />
        <TextField
          id={idOf('account_name')}
          label={details.name}
          hint={details.nameHint}
          error={faults.account_name}
          autoComplete="off"
          maxLength={200}
          value={account_name}
          onChange={({ target }) => desk.fill({ account_name: target.value })}
        />
        <div className={fields['field']}>
          <label htmlFor={idOf('branch')}>{details.branch}</label>
          {faults.branch && (
            <p id={`${idOf('branch')}-error`} className={fields['error']}>
              {faults.branch}
            </p>
          )}
          <select
            id={idOf('branch')}
            className={fields['input']}
            aria-invalid={faults.branch ? true : undefined}
            aria-describedby={faults.branch ? `${idOf('branch')}-error` : undefined}
            value={branch}
            onChange={({ target }) => desk.fill({ branch: target.value })}
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
          {faults.type && (
            <p id={`${idOf('type')}-error`} className={fields['error']}>
              {faults.type}
            </p>
          )}
          <select
            id={idOf('type')}
            className={fields['input']}
            aria-invalid={faults.type ? true : undefined}
            aria-describedby={faults.type ? `${idOf('type')}-error` : undefined}
            value={type ?? ''}
            onChange={({ target: { value } }) =>
              desk.fill({ type: isKycAccountTypeName(value) ? value : null })
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
        <NextButton state={state} label={words.kyc.next} />
      </form>
    </div>
  )
}
