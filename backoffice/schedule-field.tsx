import Button from '@mui/material/Button'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { messages } from './messages.ts'
import { presetsAt } from './schedule-presets.ts'
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
      <Presets onChoose={onChange} />
    </div>
  )
}

type PresetsProps = {
  /** the field's label, where a form has several fields */
  field?: string
  onChoose: (value: string) => void
}

/** Buttons that set a scheduling field to a time of the next days. */
export const Presets = ({ field, onChoose }: PresetsProps) =>
  presetsAt(new Date().toISOString()).map(({ name, value }) => (
    <Button key={name} size="small" aria-label={field && `${name}: ${field}`} onClick={() => onChoose(value)}>
      {name}
    </Button>
  ))
