import Alert from '@mui/material/Alert'
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
        <FieldLinks paths={Object.keys(fieldErrors)} textOf={(path) => fieldErrors[path]} />
      </Alert>
    </section>
  )
}

type LinksProps = {
  paths: readonly string[]
  /** what follows the name of a field */
  textOf?: (path: string) => string | undefined
}

/** Buttons that move the focus to fields of the form. */
export function FieldLinks({ paths, textOf }: LinksProps) {
  const { getValues } = useFormContext()
  return (
    <ul className={styles.faults}>
      {paths.map((path) => (
        <li key={path}>
          <button type="button" onClick={() => focusField(path)}>
            {pathInWords(path, getValues)}
          </button>{' '}
          {textOf?.(path)}
        </li>
      ))}
    </ul>
  )
}
