import { Picture } from '../components/picture.tsx'
import { definePlainSection } from '../section.ts'
import styles from './picture.module.css'

/** A picture with a line below it. */
export const view = definePlainSection('picture', 'text', ({ section: { id, image, caption } }) => (
  <figure id={id} className={styles.figure}>
    <Picture picture={image} sizes="(min-width: 64em) 58vw, 92vw" />
    {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
))
