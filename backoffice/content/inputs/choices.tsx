import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { z } from 'zod'
import { useCompanyNames } from '../../company-names.ts'
import { choicesOf, sayChoice } from '../../lists/fields.ts'
import styles from '../form.module.css'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { SelectField } from './select-field.tsx'
import { useFormInput } from './use-input.ts'

/** What a choice of the field is called: a company by its name, others by theirs. */
function useChoiceName(field: z.ZodType): (value: string) => string {
  const companyName = useCompanyNames()
  return (value) => sayChoice(field, value, companyName)
}

/** One of a few. */
export function ChoiceInput(props: InputProps) {
  const nameOfChoice = useChoiceName(props.field)
  const options = (choicesOf(props.field) ?? []).map((one) => [one, nameOfChoice(one)] as const)
  return <SelectField {...props} options={options} none="" />
}

/** Several of a few. */
export function ChoicesInput(props: InputProps) {
  const nameOfChoice = useChoiceName(props.field)
  const { value, onChange, onBlur, readOnly, error } = useFormInput(props.name)
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const all = choicesOf(props.field) ?? []
  const toggle = (one: string, on: boolean) =>
    onChange(all.filter((other) => (other === one ? on : chosen.includes(other))))
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(props)}</legend>
      <div className={styles.choices}>
        {all.map((one) => (
          <FormControlLabel
            key={one}
            label={nameOfChoice(one)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(one)}
                disabled={readOnly}
                onChange={(event) => toggle(one, event.target.checked)}
                onBlur={onBlur}
                slotProps={{ input: { 'aria-invalid': error !== undefined } }}
              />
            }
          />
        ))}
      </div>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </fieldset>
  )
}
