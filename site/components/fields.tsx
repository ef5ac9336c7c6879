import type { ComponentProps, ReactNode } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/en.ts'
import { classNames } from './class-names.ts'
import styles from './fields.module.css'

/** A labelled text input; safe in islands. `hint` and `error` are tied to it for screen readers. */
export function TextField({
  label,
  hint,
  error,
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'id'> & FieldTexts) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...rest} {...described({ id, hint, error })} className={styles.input} />
    </Field>
  )
}

/** The same for several lines. A script counts the characters where there is a message for it (client/character-count.ts). */
export function TextArea({
  label,
  hint,
  error,
  count,
  id,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'id'> &
  FieldTexts & { count?: CountMessage; maxLength?: number; defaultValue?: string | undefined }) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea {...rest} {...described({ id, hint, error, count })} className={styles.input} />
      {count && (
        <p id={`${id}-count`} className={classNames(styles.hint, styles.count)} data-count={count}>
          {formatMessage(count, { n: rest.defaultValue?.length ?? 0, total: rest.maxLength ?? 0 })}
        </p>
      )}
    </Field>
  )
}

/** A choice among a few; `options` from value to name, in their order. */
export function SelectField({
  label,
  hint,
  error,
  id,
  options,
  ...rest
}: Omit<ComponentProps<'select'>, 'id' | 'children'> &
  FieldTexts & { options: readonly [value: string, name: string][] }) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select {...rest} {...described({ id, hint, error })} className={styles.input}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

type CountMessage = SiteMessages['enquiry']['messageLength']
type FieldTexts = { id: string; label: string; hint?: string | undefined; error?: string | undefined }

const described = ({
  id,
  hint,
  error,
  count,
}: Omit<FieldTexts, 'label'> & { count?: string | undefined }) => {
  const by = [hint && `${id}-hint`, error && `${id}-error`, count && `${id}-count`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': by || undefined, 'aria-invalid': error ? true : undefined }
}

function Field({ id, label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </div>
  )
}
