import TextField from '@mui/material/TextField'
import { useRef } from 'react'
import { holdsFigures, kindOf } from '#contract/backoffice/schema.ts'
import { messages } from '../../messages.ts'
import { useEditing, useFieldError } from '../editing.tsx'
import { FiguresInText } from '../figures/figures-in-text.tsx'
import { InsertFigure } from '../figures/insert-figure.tsx'
import styles from '../form.module.css'
import { RichText } from '../rich/rich-text.tsx'
import { Counted, tooLong } from './counted.tsx'
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
  const { field: schema, name, lang } = props
  const field = useRef<HTMLTextAreaElement | null>(null)
  const seen = useRef(false)
  const text = typeof input.value === 'string' ? input.value : ''
  const error = input.error ?? props.whole ?? tooLong(text, schema)
  const insert = (reference: string) => {
    // Where nobody has been yet, the cursor is at the end.
    const { selectionStart: at, selectionEnd: to } = (seen.current && field.current) || {
      selectionStart: text.length,
      selectionEnd: text.length,
    }
    input.onChange(text.slice(0, at) + reference + text.slice(to))
    // Once the dialog has given the focus back.
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at + reference.length, at + reference.length)
    })
  }
  return (
    <div data-field={`${name}.${lang}`}>
      <Counted text={text} field={schema} readOnly={readOnly}>
        <TextField
          fullWidth
          multiline
          label={halfLabel(props)}
          value={text}
          onChange={(event) => input.onChange(event.target.value)}
          onFocus={() => (seen.current = true)}
          onBlur={input.onBlur}
          inputRef={(element: HTMLTextAreaElement | null) => {
            field.current = element
            input.ref(element)
          }}
          error={error !== undefined}
          helperText={error}
          slotProps={{
            // Above the field also while it is empty, where a long one has room.
            inputLabel: { shrink: true },
            htmlInput: { lang, readOnly },
            input: {
              className: styles.withFigures ?? '',
              ...(!readOnly && { endAdornment: <InsertFigure label={halfLabel(props)} insert={insert} /> }),
            },
          }}
        />
      </Counted>
      <FiguresInText text={text} onChange={holdsFigures(props.field) ? input.onChange : null} />
    </div>
  )
}

function RichHalf(props: HalfProps) {
  const input = useFormInput(`${props.name}.${props.lang}`)
  const text = typeof input.value === 'string' ? input.value : ''
  const error = input.error ?? props.whole ?? tooLong(text, props.field)
  return (
    <div data-field={`${props.name}.${props.lang}`}>
      <Counted text={text} field={props.field} readOnly={input.readOnly}>
        <RichText
          path={`${props.name}.${props.lang}`}
          label={halfLabel(props)}
          lang={props.lang}
          value={text}
          onChange={input.onChange}
          readOnly={input.readOnly}
          {...(error !== undefined && { error })}
        />
      </Counted>
      <FiguresInText text={text} onChange={holdsFigures(props.field) ? input.onChange : null} />
    </div>
  )
}
