import TextField from '@mui/material/TextField'
import { messages } from '../../messages.ts'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { useFormInput } from './use-input.ts'

type Props = InputProps & {
  /** what is kept, and what it is called, in the order shown */
  options: readonly (readonly [value: string, name: string])[]
  /** what the form keeps where nothing is chosen */
  none: '' | undefined
}

/** One of several, by the browser's own list. */
export function SelectField({ options, none, ...props }: Props) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  const chosen = typeof value === 'string' ? value : ''
  return (
    <TextField
      fullWidth
      select
      label={labelOf(props)}
      value={chosen}
      onChange={(event) => onChange(event.target.value === '' ? none : event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { disabled: readOnly, 'aria-invalid': error !== undefined },
      }}
    >
      <option value="">{props.optional ? messages.content.none : messages.content.choose}</option>
      {/* What cannot be chosen any more, or is not here yet, is kept as it is. */}
      {chosen !== '' && !options.some(([one]) => one === chosen) && <option value={chosen}>{chosen}</option>}
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
