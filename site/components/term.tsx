import type { ReactNode } from 'react'
import styles from './term.module.css'

/**
 * A hard word's explanation: a mark beside it opens a line, by touch and by keyboard, without scripts. Browsers without
 * popovers need `client/explanations.ts`. Safe in islands.
 * @param id its own on the page
 * @param name what the mark is called, such as “What is “KYC”?”
 */
export const TermMark = ({ id, name, text }: { id: string; name: string; text: string }) => (
  <>
    <button type="button" className={styles.mark} popoverTarget={id}>
      <span aria-hidden="true">?</span>
      <span className="unseen">{name}</span>
    </button>
    <span id={id} popover="auto" className={styles.text}>
      {text}
    </span>
  </>
)

/** A word and the marks at its end, on one line. */
export const WithMarks = ({ children }: { children: ReactNode }) => (
  <span className={styles.kept}>{children}</span>
)
