import Alert from '@mui/material/Alert'
import { useFormContext } from 'react-hook-form'
import { pathInWords } from '../lists/fields.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusField } from './focus-field.ts'
import styles from './form.module.css'

const { content } = messages

/** Everything that is wrong with the form, each line leading to its field. */
export function FaultList({ fieldErrors }: { fieldErrors: Readonly<Record<string, string>> }) {
  const { getValues } = useFormContext()
  const all = Object.entries(fieldErrors)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="faults-title">
      {/* Not spoken by itself: the notice says how many there are, and the first of them has the focus. */}
      <Alert severity="error" role="presentation">
        <strong id="faults-title">{formatMessage(content.fieldErrors, { n: all.length })}</strong>
        <ul className={styles.faults}>
          {all.map(([path, why]) => (
            <li key={path}>
              <button type="button" onClick={() => focusField(path)}>
                {pathInWords(path, getValues)}
              </button>{' '}
              {why}
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  )
}
