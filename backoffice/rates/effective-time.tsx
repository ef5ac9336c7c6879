import { briefCat, fromCatInput } from '../time.ts'
import { messages } from '../messages.ts'
import { presetsAt } from '../schedule-presets.ts'
import type { GridState } from './grid-state.ts'
import styles from './rates.module.css'

type Props = {
  state: GridState
  /** the service's clock, in UTC */
  now: string
  wrong: boolean
  onChange: (next: GridState) => void
}

/** The instant asked for, in UTC; null at approval, undefined where a time is asked for and not given. */
export function wantedOf({ when, date, time }: GridState): string | null | undefined {
  return when === 'approval' ? null : (fromCatInput(`${date}T${time}`) ?? undefined)
}

/** The same in words. */
export function sayWanted(state: GridState): string {
  const wanted = wantedOf(state)
  return wanted ? briefCat(wanted) : messages.rates[wanted === null ? 'atApproval' : 'atTime']
}

export const hasPassed = (iso: string): boolean => Date.parse(iso) <= Date.now()

/** When what is sent goes live: on approval, at a preset time, or at any time in Malawi. */
export function When({ state, now, wrong, onChange }: Props) {
  const chosen = state.when === 'time' && `${state.date}T${state.time}`
  return (
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
      {presetsAt(now).map(({ name, value }) => (
        <button
          key={name}
          type="button"
          className={styles.preset}
          aria-pressed={chosen === value}
          onClick={() =>
            onChange({ ...state, when: 'time', date: value.slice(0, 10), time: value.slice(11) })
          }
        >
          {name}
        </button>
      ))}
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
            <span className="visually-hidden">{messages.rates.date}</span>
            <input
              type="date"
              value={state.date}
              aria-invalid={wrong || undefined}
              onChange={(event) => onChange({ ...state, date: event.target.value })}
            />
          </label>
          <label>
            <span className="visually-hidden">{messages.rates.time}</span>
            <input
              type="time"
              value={state.time}
              aria-invalid={wrong || undefined}
              onChange={(event) => onChange({ ...state, time: event.target.value })}
            />
            {messages.shell.time.zone}
          </label>
        </>
      )}
    </fieldset>
  )
}
