import styles from './error-summary.module.css'

type Props = {
  /** the form's name, with which the ids of its fields begin: `loan` for `loan-amount` */
  form: string
  /** the fragment of the form's address, by which browsers focus the summary without JavaScript */
  id?: string
  /** "Error", before the title */
  kind: string
  title: string
  /** why the whole was not sent, where no field is to blame */
  text?: string | null | undefined
  /** what is wrong, by field */
  errors: Readonly<Record<string, string | undefined>>
  bulleted?: boolean
  /** focuses it as the page opens, where another page's form led here */
  focused?: boolean
}

/** What is wrong with a form, above its fields: each error with a link to its field. The form gives it the focus. */
export function ErrorSummary({
  form,
  id = `${form}-errors`,
  kind,
  title,
  text = null,
  errors,
  bulleted = false,
  focused = false,
}: Props) {
  const listed = Object.entries(errors).filter(([, error]) => error !== undefined)
  if (listed.length === 0 && text === null) return null
  return (
    // Focuses the summary only where the page was sent with the errors: a visitor has to know them before anything else.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div id={id} className={styles.summary} role="alert" tabIndex={-1} autoFocus={focused}>
      <p className={styles.title}>
        <span className={styles.kind}>{`${kind}: `}</span>
        <span>{title}</span>
      </p>
      {text && <p>{text}</p>}
      {listed.length > 0 && (
        <ul className={bulleted ? styles.bulleted : undefined}>
          {listed.map(([field, error]) => (
            <li key={field}>
              <a href={`#${form}-${field}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
