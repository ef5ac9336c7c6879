import { Section } from '../components/section.tsx'
import { TextBlock } from '../components/text-block.tsx'
import { definePlainSection } from '../section.ts'
import styles from './advice.module.css'

/** What to do in this case and in that one. */
export const view = definePlainSection('advice', 'wide', ({ section: { id, title, ground, items } }) => (
  <Section id={id} title={title} ground={ground}>
    <div className={styles.choose}>
      {items.map(({ when, advice }) => (
        <div key={when}>
          <TextBlock level={3} title={when}>
            <p>{advice}</p>
          </TextBlock>
        </div>
      ))}
    </div>
  </Section>
))
