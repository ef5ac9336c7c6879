import styles from './rich.module.css'

/** An author's HTML, which the service has sanitised on save and on render. Never give it anything else. */
export const Rich = ({ html }: { html: string }) => (
  <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />
)
