import type { Item } from '#contract/registry.ts'
import { Grid } from '../../../components/grid.tsx'
import { Link } from '../../../components/link.tsx'
import { Live } from '../../../components/live.tsx'
import { NewsCard } from '../../../components/news-card.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './news.module.css'

const at = '/fdhfinancialholdings'

/** The lead story, and three of the newest. */
export function News({ lead, more }: { lead: Item<'blogs'> | null; more: readonly Item<'blogs'>[] }) {
  const {
    messages: { holdingsHome: messages },
  } = usePageContext()
  if (!lead) return null
  return (
    <Section id="news" title={messages.news} aside={<Link to={`${at}/blog`}>{messages.newsAll}</Link>}>
      <Live id="live-news" of={['blogs']}>
        <div className={styles.news}>
          <NewsCard article={lead} at={at} lead tagged />
          {more.length > 0 && (
            <Grid columns={3}>
              {more.map((article, index) => (
                <NewsCard key={article.id} article={article} at={at} position={index + 2} tagged />
              ))}
            </Grid>
          )}
        </div>
      </Live>
    </Section>
  )
}
