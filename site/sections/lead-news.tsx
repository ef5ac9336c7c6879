import { brands } from '#contract/brands/names.ts'
import { Grid } from '../components/grid.tsx'
import { Live } from '../components/live.tsx'
import { More } from '../components/more.tsx'
import { NewsCard } from '../components/news-card.tsx'
import { Section } from '../components/section.tsx'
import { defineSectionView } from '../section.ts'
import styles from './lead-news.module.css'

const at = brands.holdings.path

/** The lead story, and three of the newest of all companies. */
export const view = defineSectionView('lead-news', {
  async load(_section, feed) {
    const [[featured], news] = await Promise.all([
      feed.newest('blogs', 1, { featured: true }),
      feed.newest('blogs', 4),
    ])
    const lead = featured ?? news[0]
    return lead ? { lead, others: news.filter(({ id }) => id !== lead.id).slice(0, 3) } : null
  },
  Component: ({ section: { id, title, lede, ground, more }, data: { lead, others } }) => (
    <Section id={id} title={title} lede={lede} ground={ground} aside={more.length > 0 && <More to={more} />}>
      <Live id={`live-${id}`} of={['blogs']}>
        <div className={`${styles.news} strip`}>
          <NewsCard article={lead} at={at} lead tagged />
          {others.length > 0 && (
            <Grid columns={3}>
              {others.map((article, index) => (
                <NewsCard key={article.id} article={article} at={at} position={index + 2} tagged />
              ))}
            </Grid>
          )}
        </div>
      </Live>
    </Section>
  ),
})
