import type { Item } from '#contract/registry.ts'
import { Grid } from '../../components/grid.tsx'
import { ContentLink } from '../../components/link.tsx'
import { Picture } from '../../components/picture.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './offers.module.css'

/** What is on offer, all at once: nothing turns by itself. */
export function Promotions({
  id = 'promotions',
  title,
  ground = 'sand',
  promotions,
}: {
  id?: string
  title?: string | undefined
  ground?: 'paper' | 'sand' | 'wash'
  promotions: readonly Item<'promotions'>[]
}) {
  const { messages } = usePageContext()
  if (promotions.length === 0) return null
  // One or two fill the row all the same: each has its picture beside the words.
  const few = promotions.length < 3
  return (
    <Section id={id} title={title ?? messages.offers.promotions} ground={ground}>
      <div className={few ? styles.few : undefined}>
        <Grid columns={few ? 2 : 3} strip>
          {promotions.map((promotion) => (
            <article key={promotion.id} className={styles.promotion}>
              <Picture picture={promotion.image} />
              <h3 className={styles.title}>
                <ContentLink to={promotion.href} className={styles.link}>
                  {promotion.title}
                </ContentLink>
              </h3>
              {promotion.body && <p className={styles.body}>{promotion.body}</p>}
            </article>
          ))}
        </Grid>
      </div>
    </Section>
  )
}
