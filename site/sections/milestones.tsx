import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'
import styles from './milestones.module.css'

/** What happened when, the earliest first. */
export const view = definePlainSection('milestones', 'wide', ({ section: { id, title, ground, items } }) => (
  <Section id={id} title={title} ground={ground}>
    <ol className={styles.milestones}>
      {items.map(({ when, what }) => (
        <li key={when} className={styles.milestone}>
          <h3 className={styles.when}>{when}</h3>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  </Section>
))
