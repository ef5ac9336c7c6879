import Button from '@mui/material/Button'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { formatMessage, messages } from './messages.ts'
import { fromCatInput, inCat } from './time.ts'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  inputRef?: TextFieldProps['inputRef']
  /** whether the form was sent without a time that can be used */
  refused?: boolean
}

const says = messages.schedule
const dayMs = 86_400_000

/** Returns 08:00 CAT on the first day after today for which `wanted` holds, as an input takes it. */
function morningOf(wanted: (weekday: number) => boolean): string {
  const today = Date.parse(`${dayInMalawi(new Date().toISOString())}T12:00:00Z`)
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((days) => wanted(new Date(today + days * dayMs).getUTCDay())) ?? 1
  return `${new Date(today + ahead * dayMs).toISOString().slice(0, 10)}T08:00`
}

const presets = [
  [says.tomorrow, () => morningOf(() => true)],
  [says.monday, () => morningOf((weekday) => weekday === 1)],
] as const

/** Returns the instant that was typed in Central Africa Time, in UTC; null where it is incomplete or has passed. */
export function scheduledAt(value: string): string | null {
  const at = fromCatInput(value)
  return at !== null && Date.parse(at) > Date.now() ? at : null
}

/** A date and time in Central Africa Time with presets. Below it stands what was chosen, or why it cannot be. */
export function ScheduleField({ label, value, onChange, inputRef, refused = false }: Props) {
  const at = fromCatInput(value)
  const hasPassed = at !== null && scheduledAt(value) === null
  const isWrong = hasPassed || (refused && at === null)
  return (
    <div>
      <TextField
        fullWidth
        margin="normal"
        type="datetime-local"
        label={label}
        value={value}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        error={isWrong}
        helperText={at === null ? says.incomplete : hasPassed ? says.passed : inCat(at)}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: isWrong ? { role: 'alert' } : {} }}
      />
      {presets.map(([name, time]) => (
        <Button key={name} size="small" onClick={() => onChange(time())}>
          {formatMessage(says.preset, { name })}
        </Button>
      ))}
    </div>
  )
}
