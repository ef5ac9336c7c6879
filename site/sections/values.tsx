import { Card } from '../components/card.tsx'
import { Grid } from '../components/grid.tsx'
import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'
import styles from './values.module.css'

/** What a company holds to, each in a card. */
export const view = definePlainSection('values', 'wide', ({ section: { id, title, ground, items } }) => (
  <Section id={id} title={title} ground={ground}>
    <Grid columns={3}>
      {items.map(({ name, text }) => (
        <Card key={name} title={name}>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </Grid>
  </Section>
))
