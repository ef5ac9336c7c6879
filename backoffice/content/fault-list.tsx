import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { pathInWords } from '../lists/fields.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusField } from './focus-field.ts'
import styles from './form.module.css'

const { content } = messages

/** The errors of the form, each with a link to its field. */
export function FaultList({ fieldErrors }: { fieldErrors: Readonly<Record<string, string>> }) {
  const all = Object.entries(fieldErrors)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="faults-title">
      {/* Not spoken by itself: the notice says how many there are, and the first of them has the focus. */}
      <Alert severity="error" role="presentation">
        <strong id="faults-title">{formatMessage(content.fieldErrors, { n: all.length })}</strong>
        <FieldLinks fields={all.map(([path, text]) => ({ path, text }))} />
      </Alert>
    </section>
  )
}

type LinksProps = {
  /** each with what follows its name */
  fields: readonly { path: string; text?: string }[]
  /** closes the dialog that the links are in */
  onGo?: () => void
  children?: ReactNode
}

/** Buttons that move the focus to fields of the form. */
export function FieldLinks({ fields, onGo, children }: LinksProps) {
  const { getValues } = useFormContext()
  const go = (path: string) => {
    if (!onGo) return focusField(path)
    onGo()
    // Once the dialog has given the focus back.
    setTimeout(() => focusField(path))
  }
  return (
    <ul className={styles.faults}>
      {fields.map(({ path, text = '' }) => (
        <li key={path + text}>
          <button type="button" onClick={() => go(path)}>
            {pathInWords(path, getValues)}
          </button>{' '}
          {text}
        </li>
      ))}
      {children}
    </ul>
  )
}
