import { fromCatInput } from '../time.ts'
import { messages } from '../messages.ts'
import type { GridState } from './grid-state.ts'
import styles from './rates.module.css'

type Props = { state: GridState; error: string | null; onChange: (next: GridState) => void }

/** The instant asked for, in UTC; null at approval, undefined where a time is asked for and not given. */
export function wantedOf({ when, date, time }: GridState): string | null | undefined {
  return when === 'approval' ? null : (fromCatInput(`${date}T${time}`) ?? undefined)
}

export const hasPassed = (iso: string): boolean => Date.parse(iso) <= Date.now()

/** When what is sent goes live: at approval, or at a time in Malawi. */
export const When = ({ state, error, onChange }: Props) => (
  <fieldset className={styles.when}>
    <legend>{messages.rates.when}</legend>
    <label>
      <input
        type="radio"
        name="when"
        checked={state.when === 'approval'}
        onChange={() => onChange({ ...state, when: 'approval' })}
      />
      {messages.rates.atApproval}
    </label>
    <label>
      <input
        type="radio"
        name="when"
        checked={state.when === 'time'}
        onChange={() => onChange({ ...state, when: 'time' })}
      />
      {messages.rates.atTime}
    </label>
    {state.when === 'time' && (
      <>
        <label>
          {messages.rates.date}
          <input
            type="date"
            value={state.date}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange({ ...state, date: event.target.value })}
          />
        </label>
        <label>
          {messages.rates.time}
          <input
            type="time"
            value={state.time}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange({ ...state, time: event.target.value })}
          />
        </label>
      </>
    )}
    {error && (
      <span className={styles.fault} role="alert">
        {error}
      </span>
    )}
  </fieldset>
)
