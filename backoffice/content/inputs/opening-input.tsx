import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import gone from 'lucide-static/icons/trash-2.svg?raw'
import { openingDays, type Opening, type OpeningDay } from '#contract/rules/opening.ts'
import { Icon } from '../../shell/icon.tsx'
import { formatMessage, messages } from '../../messages.ts'
import styles from '../form.module.css'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { useFormInput } from './use-input.ts'

const { content } = messages

/** Opening hours: days ticked, from when until when. */
export function OpeningInput(props: InputProps) {
  const { value, onChange, readOnly, error } = useFormInput(props.name)
  const spans = Array.isArray(value) ? (value as Opening[]) : [] // as the schema has it, perhaps half written
  const put = (index: number, span: Partial<Opening>) =>
    onChange(spans.map((one, at) => (at === index ? { ...one, ...span } : one)))
  const toggle = (days: readonly OpeningDay[], day: OpeningDay) =>
    openingDays.filter((one) => (one === day ? !days.includes(day) : days.includes(one)))
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(props)}</legend>
      {spans.map((span, index) => (
        <div className={styles.opening} key={index}>
          <div className={styles.days}>
            {openingDays.map((day) => (
              <label key={day}>
                <input
                  type="checkbox"
                  checked={span.days.includes(day)}
                  disabled={readOnly}
                  onChange={() => put(index, { days: toggle(span.days, day) })}
                />
                {content.opening.days[day]}
              </label>
            ))}
          </div>
          <TextField
            label={content.opening.opens}
            value={span.opens}
            onChange={(event) => put(index, { opens: event.target.value })}
            slotProps={{ htmlInput: { readOnly, placeholder: '08:00' } }}
          />
          <TextField
            label={content.opening.closes}
            value={span.closes}
            onChange={(event) => put(index, { closes: event.target.value })}
            slotProps={{ htmlInput: { readOnly, placeholder: '16:00' } }}
          />
          {!readOnly && (
            <IconButton
              size="small"
              aria-label={formatMessage(content.removeItem, { what: props.label, n: index + 1 })}
              onClick={() => onChange(spans.filter((_, at) => at !== index))}
            >
              <Icon svg={gone} />
            </IconButton>
          )}
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="outlined"
          size="small"
          aria-invalid={error !== undefined}
          onClick={() =>
            onChange([...spans, { days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '16:00' }])
          }
        >
          {formatMessage(content.add, { what: props.label.toLowerCase() })}
        </Button>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </fieldset>
  )
}
