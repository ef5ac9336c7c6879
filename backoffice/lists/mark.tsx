import styles from './list.module.css'

export type MarkColour = 'plain' | 'info' | 'warning' | 'success' | 'error'

/** A word or two in a frame. A list has a hundred of them, so that nothing heavier will do. */
export const Mark = ({ label, colour = 'plain' }: { label: string; colour?: MarkColour }) => (
  <span className={styles.mark} data-colour={colour}>
    {label}
  </span>
)
