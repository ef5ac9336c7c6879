import type { Shown, Words } from './faults.ts'
import styles from './summary.module.css'

/** Why nothing was sent, above the form: each fault with a way to its field. It is given the focus when it comes. */
export function Summary({ faults, failed, words }: Shown & { words: Words }) {
  const listed = Object.entries(faults)
  if (listed.length === 0 && failed === null) return null
  return (
    <div id="onboarding-faults" className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <span className={styles.kind}>{words.error}: </span>
        {failed === null ? words.faultsTitle : words.failedTitle}
      </p>
      {failed && <p>{failed}</p>}
      {listed.length > 0 && (
        <ul>
          {listed.map(([field, text]) => (
            <li key={field}>
              <a href={`#onboarding-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
