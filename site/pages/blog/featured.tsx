import { href } from '../../addresses.ts'
import { Grid } from '../../components/grid.tsx'
import { NewsCard } from '../../components/news-card.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './featured.module.css'
import type { NewsList } from './read.ts'

/** The lead, and the featured articles before it. */
export function Featured({ data: { lead, featured, moreFeatured, scope } }: { data: NewsList }) {
  const {
    messages: { news: messages },
    request,
  } = usePageContext()
  if (!lead) return null
  const tagged = scope.brand === 'holdings'
  const all = moreFeatured && (
    <a href={href(request.lang, `${scope.list}?featured=all`)}>{messages.leadMore}</a>
  )
  return (
    <Section id="featured" title={messages.lead} aside={all}>
      <div className={styles.featured}>
        <NewsCard article={lead} at={scope.at} lead tagged={tagged} />
        {featured.length > 0 && (
          <Grid columns={3}>
            {featured.map((article, at) => (
              <NewsCard key={article.id} article={article} at={scope.at} position={at + 2} tagged={tagged} />
            ))}
          </Grid>
        )}
      </div>
    </Section>
  )
}
