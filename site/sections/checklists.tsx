import { Card } from '../components/card.tsx'
import { Grid } from '../components/grid.tsx'
import { Icon } from '../components/icon.tsx'
import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'
import styles from './checklists.module.css'

/** What to bring for each errand. */
export const view = definePlainSection(
  'checklists',
  'wide',
  ({ section: { id, title, lede, ground, items } }) => (
    <Section id={id} title={title} lede={lede} ground={ground}>
      <Grid columns={3}>
        {items.map((errand) => (
          <Card key={errand.name} className={styles.errand}>
            <Icon name={errand.icon} size={28} className={styles.icon} />
            <h3>{errand.name}</h3>
            <ul className={styles.items}>
              {errand.items.map((item) => (
                <li key={item}>
                  <Icon name="circle-check" className={styles.mark} />
                  {item}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Grid>
    </Section>
  ),
)
