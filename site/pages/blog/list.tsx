import { formatMessage } from '#contract/format-message.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { Grid } from '../../components/grid.tsx'
import { NewsCard } from '../../components/news-card.tsx'
import { Pager } from '../../components/pager.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import type { NewsList } from './read.ts'

/** One page of the articles, and the way to the others. */
export function List({ data: { items, page, pages, scope, lead, onlyFeatured } }: { data: NewsList }) {
  const {
    messages: { news: messages, components },
  } = usePageContext()
  const heading = lead ? messages.list : messages.back
  return (
    <Section
      id="list"
      title={onlyFeatured ? messages.featuredTitle : heading}
      lede={pages > 1 ? formatMessage(components.pageOf, { page, pages }) : undefined}
      ground={lead ? 'sand' : 'paper'}
    >
      {items.length === 0 ? (
        !lead && <EmptyState>{messages.none}</EmptyState>
      ) : (
        <Grid columns={4}>
          {items.map((article, at) => (
            <NewsCard
              key={article.id}
              article={article}
              at={scope.at}
              position={at + 1}
              tagged={scope.brand === 'holdings'}
            />
          ))}
        </Grid>
      )}
      <Pager page={page} pages={pages} />
    </Section>
  )
}
