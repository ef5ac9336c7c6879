import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'
import styles from './process.module.css'

/** How it goes, in numbered steps side by side. */
export const view = definePlainSection(
  'process',
  'wide',
  ({ section: { id, title, lede, ground, steps } }) => (
    <Section id={id} title={title} lede={lede} ground={ground}>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.name} className={styles.step}>
            <span className={`figure ${styles.number}`} aria-hidden="true">
              {at + 1}
            </span>
            <h3 className={styles.name}>{step.name}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  ),
)
