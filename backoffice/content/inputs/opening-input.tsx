import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import plus from 'lucide-static/icons/plus.svg?raw'
import gone from 'lucide-static/icons/trash-2.svg?raw'
import { weekdayNames } from '#contract/rules/dates.ts'
import { openingDays, type Opening, type OpeningDay } from '#contract/rules/opening.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import {
  asDayBefore,
  isTime,
  mondayToFriday,
  openingsOf,
  timeFrom,
  usualHours,
  weekOf,
  type DaySpan,
  type WeekHours,
} from '../opening-days.ts'
import type { InputProps } from './input-props.ts'
import styles from './opening.module.css'
import { labelOf } from './plain.tsx'
import { useFormInput } from './use-input.ts'

const { opening: says } = messages.content

/** Opening hours, a line a day; hours that are the same are typed once. */
export function OpeningInput(props: InputProps) {
  const { value, onChange, readOnly, error } = useFormInput(props.name)
  const openings = Array.isArray(value) ? (value as Opening[]) : [] // as the schema has it, perhaps half written
  const week = weekOf(openings)
  const put = (next: WeekHours) => onChange(openingsOf(next))
  const wrongDays = useWrongDays(props.name, openings)
  return (
    <fieldset className={styles.week}>
      <legend>{labelOf(props)}</legend>
      {openingDays.map((day) => (
        <Day key={day} {...{ day, week, put, readOnly }} wrong={wrongDays.has(day)} />
      ))}
      {!readOnly && (
        <div>
          <Button
            variant="outlined"
            size="small"
            aria-invalid={error !== undefined}
            onClick={() => put(mondayToFriday(week))}
          >
            {says.mondayToFriday}
          </Button>
        </div>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </fieldset>
  )
}

/** The days of which the service said that something is wrong with them; it counts entries. */
function useWrongDays(name: string, openings: readonly Opening[]): ReadonlySet<OpeningDay> {
  const { fieldErrors } = useEditing()
  const places = Object.keys(fieldErrors)
    .filter((path) => path.startsWith(`${name}.`))
    .map((path) => Number(path.slice(name.length + 1).split('.')[0]))
  return new Set(places.flatMap((place) => openings[place]?.days ?? []))
}

type DayProps = {
  day: OpeningDay
  week: WeekHours
  put: (week: WeekHours) => void
  readOnly: boolean
  wrong: boolean
}

function Day({ day, week, put, readOnly, wrong }: DayProps) {
  const name = weekdayNames('en')[(openingDays.indexOf(day) + 1) % 7] ?? ''
  const spans = week[day]
  const set = (next: readonly DaySpan[]) => put({ ...week, [day]: next })
  return (
    <fieldset className={styles.day} aria-label={name}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={spans.length > 0}
          disabled={readOnly}
          onChange={(event) => set(event.target.checked ? [usualHours] : [])}
        />
        {name}
      </label>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.closed}>{says.closed}</span>}
        {spans.map((span, nth) => (
          // Spans have no key of their own, and are not moved.
          // oxlint-disable-next-line react/no-array-index-key
          <div className={styles.span} key={nth}>
            {(['opens', 'closes'] as const).map((end) => (
              <Time
                key={end}
                label={says[end]}
                value={span[end]}
                wrong={wrong}
                readOnly={readOnly}
                onChange={(time) => set(spans.map((one, at) => (at === nth ? { ...one, [end]: time } : one)))}
              />
            ))}
            {!readOnly && spans.length > 1 && (
              <IconButton
                size="small"
                aria-label={formatMessage(says.removeSpan, { day: name, n: nth + 1 })}
                onClick={() => set(spans.filter((_, at) => at !== nth))}
              >
                <Icon svg={gone} />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      {!readOnly && (
        <div className={styles.acts}>
          <Button
            size="small"
            aria-label={formatMessage(says.asBeforeOf, { day: name })}
            onClick={() => put(asDayBefore(week, day))}
          >
            {says.asBefore}
          </Button>
          {spans.length === 1 && (
            <IconButton
              size="small"
              aria-label={formatMessage(says.moreOf, { day: name })}
              title={says.more}
              onClick={() => set([...spans, { opens: '', closes: '' }])}
            >
              <Icon svg={plus} />
            </IconButton>
          )}
        </div>
      )}
    </fieldset>
  )
}

type TimeProps = {
  label: string
  value: string
  wrong: boolean
  readOnly: boolean
  onChange: (time: string) => void
}

/** A time of the day, written in full once one leaves the field: 24:00 is a time here, which the browser's own field does not know. */
function Time({ label, value, wrong, readOnly, onChange }: TimeProps) {
  const half = value !== '' && !isTime(timeFrom(value))
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => value !== timeFrom(value) && onChange(timeFrom(value))}
      error={half || (wrong && !isTime(value))}
      helperText={half ? says.timeWrong : undefined}
      slotProps={{ htmlInput: { readOnly, placeholder: '08:00', inputMode: 'numeric', maxLength: 5 } }}
    />
  )
}
