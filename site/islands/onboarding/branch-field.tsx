import fields from '../../components/fields.module.css'
import type { Messages } from './form-errors.ts'

export type Region = { name: string; branches: readonly string[] }

/** The bank's branches, region by region; none is chosen for the visitor. */
export function BranchField({
  regions,
  error,
  messages,
}: {
  regions: readonly Region[]
  error: string | undefined
  messages: Messages
}) {
  const id = 'onboarding-branch'
  return (
    <div className={fields['field']}>
      <label htmlFor={id}>{messages.branch}</label>
      <p id={`${id}-hint`} className={fields['hint']}>
        {messages.branchHint}
      </p>
      {error && (
        <p id={`${id}-error`} className={fields['error']}>
          {error}
        </p>
      )}
      <select
        id={id}
        name="branch"
        className={fields['input']}
        defaultValue=""
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{messages.choose}</option>
        {regions.map(({ name, branches }) => (
          <optgroup key={name} label={name}>
            {branches.map((branch) => (
              <option key={branch} value={branch}>
                {branch}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
