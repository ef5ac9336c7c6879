import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { bare, isPast, kindOf } from '#contract/backoffice/schema.ts'
import { Presets } from '../../schedule-field.tsx'
import { fromCatInput, inCat, toCatInput } from '../../time.ts'
import { messages } from '../../messages.ts'
import { Counted, tooLong } from './counted.tsx'
import type { InputProps } from './input-props.ts'
import { typedNumber } from './typed-number.ts'
import { useFormInput } from './use-input.ts'

const { content } = messages

/** A label that says where nothing need be written. */
export const labelOf = ({ label, optional }: Pick<InputProps, 'label' | 'optional'>): string =>
  optional ? `${label} (${content.optional})` : label

const types: Record<string, string> = { email: 'email', telephone: 'tel', date: 'date' }
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A line of text in one language, a date, a decimal, a link; a long one grows. */
export function PlainInput(props: InputProps) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  const kind = kindOf(props.field)
  const long = kind === undefined && bare(props.field).safeParse('x'.repeat(500)).success
  const text = asText(value)
  const wrong = error ?? tooLong(text, props.field)
  return (
    <Counted text={text} field={props.field} readOnly={readOnly}>
      <TextField
        fullWidth
        label={labelOf(props)}
        type={types[kind ?? ''] ?? 'text'}
        multiline={long}
        minRows={long ? 3 : 1}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={ref}
        error={wrong !== undefined}
        helperText={wrong ?? (kind === 'path' ? content.pathNote : undefined)}
        slotProps={{
          htmlInput: { readOnly, ...(kind === 'decimal' && { inputMode: 'decimal' }) },
          inputLabel: kind === 'date' ? { shrink: true } : {},
        }}
      />
    </Counted>
  )
}

/** A whole number or a coordinate: typed as text, kept as a number. */
export function NumberInput(props: InputProps) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  const kept = typeof value === 'number' ? String(value) : asText(value)
  // "-", "1." and the like are on the way to a number.
  const [typed, setTyped] = useState(kept)
  const shown = typedNumber(typed) === value ? typed : kept === '' ? typed : kept
  const type = (text: string) => {
    setTyped(text)
    onChange(typedNumber(text))
  }
  return (
    <TextField
      fullWidth
      label={labelOf(props)}
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { readOnly, inputMode: 'decimal' } }}
    />
  )
}

/** An instant, read and written in Central Africa Time, which a column's heading says too: here it is said once. */
export function InstantInput(props: InputProps) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  const iso = asText(value)
  const label = labelOf(props).replace(' (CAT)', '')
  const past = isPast(props.field)
  const help = [iso && inCat(iso), past && content.publicationNote].filter(Boolean).join('. ')
  const change = (typed: string) => onChange(fromCatInput(typed) ?? '')
  return (
    <div>
      <TextField
        fullWidth
        label={`${label}, ${content.catHint}`}
        type="datetime-local"
        value={iso === '' ? '' : toCatInput(iso)}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        inputRef={ref}
        error={error !== undefined}
        helperText={error ?? help}
        slotProps={{ htmlInput: { readOnly }, inputLabel: { shrink: true } }}
      />
      {!readOnly && !past && <Presets field={label} onChoose={change} />}
    </div>
  )
}

export function FlagInput(props: InputProps) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  return (
    <div>
      <FormControlLabel
        label={props.label}
        control={
          <Checkbox
            size="small"
            checked={value === true}
            disabled={readOnly}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref, 'aria-invalid': error !== undefined } }}
          />
        }
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  )
}

/** What follows from other fields and nobody writes, as it was last saved. */
export function AddressInput(props: InputProps) {
  const { value, ref, error } = useFormInput(props.name)
  if (asText(value) === '' && error === undefined) return null
  return (
    <TextField
      fullWidth
      label={props.label}
      value={asText(value)}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? content.addressNote}
      slotProps={{ htmlInput: { readOnly: true } }}
    />
  )
}
