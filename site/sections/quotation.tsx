import { definePlainSection } from '../section.ts'
import styles from './quotation.module.css'

/** What somebody said. */
export const view = definePlainSection('quotation', 'text', ({ section: { id, text, name, role } }) => (
  <figure id={id} className={styles.quotation}>
    <blockquote className={styles.text}>
      <p>{text}</p>
    </blockquote>
    <figcaption className={styles.who}>
      <b>{name}</b>
      {role !== undefined && `, ${role}`}
    </figcaption>
  </figure>
))
