import type { Item } from '#contract/registry.ts'
import { FaqList } from '../../../components/faq.tsx'
import { Grid } from '../../../components/grid.tsx'
import { Link } from '../../../components/link.tsx'
import { Live } from '../../../components/live.tsx'
import { NewsCard } from '../../../components/news-card.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'

/** The newest articles, then the questions asked most. */
export function NewsAndFaqs({
  news,
  faqs,
}: {
  news: readonly Item<'blogs'>[]
  faqs: readonly Item<'faqs'>[]
}) {
  const {
    messages: { bankHome: messages },
  } = usePageContext()
  return (
    <>
      {news.length > 0 && (
        <Section
          id="news"
          title={messages.news}
          aside={<Link to="/fdhbankplc/blog">{messages.newsAll}</Link>}
          ground="sand"
        >
          <Live id="live-news" of={['blogs']}>
            <Grid columns={3}>
              {news.map((article, at) => (
                <NewsCard key={article.id} article={article} at="/fdhbankplc" position={at + 1} />
              ))}
            </Grid>
          </Live>
        </Section>
      )}
      {faqs.length > 0 && (
        <Section
          id="faqs"
          title={messages.faqs}
          aside={<Link to="/fdhbankplc/faqs">{messages.faqsAll}</Link>}
        >
          {/* a taste of the page of questions */}
          <div data-shared="">
            <FaqList faqs={faqs} />
          </div>
        </Section>
      )}
    </>
  )
}
