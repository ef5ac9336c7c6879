import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Nothing to show: the motif and one line, with a way on if there is one. */
export const EmptyState = ({ children }: { children: ReactNode }) => (
  <div className={styles.empty}>
    <div className={styles.motif} aria-hidden="true" />
    <p>{children}</p>
  </div>
)
