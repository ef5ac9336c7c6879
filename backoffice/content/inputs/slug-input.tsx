import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { foldText } from '#contract/rules/search-text.ts'
import { messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from '../form.module.css'
import { Counted, tooLong } from './counted.tsx'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { useFormInput } from './use-input.ts'

/** A part of an address from a title: folded, hyphens between words. */
export const slugFrom = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')

/** A part of an address, suggested from the title until somebody writes another. */
export function SlugInput(props: InputProps) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  const { definition, details } = useEditing()
  const text = typeof value === 'string' ? value : ''
  const fault = error ?? tooLong(text, props.field)
  const watched: unknown = useWatch({ name: definition.title })
  const { en } = (typeof watched === 'object' && watched !== null ? watched : {}) as { en?: string }
  const title = typeof watched === 'string' ? watched : (en ?? '')
  const suggestion = slugFrom(title)
  const last = useRef('')
  useEffect(() => {
    // Only of an item that is new: an address that has been seen stays.
    if (details || (value !== '' && value !== last.current)) return
    if (suggestion === last.current) return
    last.current = suggestion
    onChange(suggestion)
  }, [details, onChange, suggestion, value])
  return (
    <div className={styles.beside}>
      <Counted text={text} field={props.field} readOnly={readOnly}>
        <TextField
          fullWidth
          label={labelOf(props)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          error={fault !== undefined}
          helperText={fault}
          slotProps={{ htmlInput: { readOnly, spellCheck: false } }}
        />
      </Counted>
      {!readOnly && (
        <Button disabled={!suggestion || suggestion === value} onClick={() => onChange(suggestion)}>
          {messages.content.fromTitle}
        </Button>
      )}
    </div>
  )
}
