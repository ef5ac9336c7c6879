import type { ComponentProps } from 'react'
import styles from './fields.module.css'

/** A labelled text input; safe in islands. `hint` and `error` are tied to it for screen readers. */
export function TextField({ label, hint, error, id, ...rest }: Omit<ComponentProps<'input'>, 'id'> & {
  id: string; label: string; hint?: string | undefined; error?: string | undefined
}) {
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
      {error && <p id={`${id}-error`} className={styles.error}>{error}</p>}
      <input {...rest} id={id} className={styles.input} aria-describedby={about || undefined} aria-invalid={error ? true : undefined} />
    </div>
  )
}
