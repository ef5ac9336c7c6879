import TextField from '@mui/material/TextField'
import { kindOf } from '#contract/backoffice/schema.ts'
import { messages } from '../../messages.ts'
import { useEditing, useFieldError } from '../editing.tsx'
import styles from '../form.module.css'
import { RichText } from '../rich/rich-text.tsx'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { TranslationBadge } from './translation-badge.tsx'
import { useFormInput } from './use-input.ts'

const { content } = messages

/** A text in both languages side by side, with how the Chichewa stands to the English. */
export function PairInput(props: InputProps) {
  const whole = useFieldError(props.name)
  const Input = kindOf(props.field) === 'html' ? RichHalf : PlainHalf
  return (
    <fieldset className={styles.pair} aria-label={props.label}>
      <Input {...props} lang="en" {...(whole !== undefined && { whole })} />
      <div>
        <Input {...props} lang="ny" />
        <TranslationBadge name={props.name} label={props.label} />
      </div>
    </fieldset>
  )
}

type HalfProps = InputProps & { lang: 'en' | 'ny'; whole?: string }
const languages = { en: content.english, ny: content.chichewa }
const halfLabel = (props: HalfProps) =>
  props.lang === 'en' ? `${labelOf(props)}, ${languages.en}` : `${props.label}, ${languages.ny}`

function PlainHalf(props: HalfProps) {
  const input = useFormInput(`${props.name}.${props.lang}`)
  const { readOnly } = useEditing()
  const error = input.error ?? props.whole
  return (
    <TextField
      fullWidth
      multiline
      label={halfLabel(props)}
      value={typeof input.value === 'string' ? input.value : ''}
      onChange={(event) => input.onChange(event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error}
      slotProps={{ htmlInput: { lang: props.lang, readOnly } }}
    />
  )
}

function RichHalf(props: HalfProps) {
  const input = useFormInput(`${props.name}.${props.lang}`)
  const error = input.error ?? props.whole
  return (
    <RichText
      label={halfLabel(props)}
      lang={props.lang}
      value={typeof input.value === 'string' ? input.value : ''}
      onChange={input.onChange}
      readOnly={input.readOnly}
      {...(error !== undefined && { error })}
    />
  )
}
