import { brands } from '#contract/brands/names.ts'
import { Grid } from '../components/grid.tsx'
import { Link } from '../components/link.tsx'
import { Live } from '../components/live.tsx'
import { More } from '../components/more.tsx'
import { NewsCard } from '../components/news-card.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { companyOf, defineSectionView } from '../section.ts'

/** A company's newest articles. */
export const view = defineSectionView('news', {
  async load(section, feed, request) {
    const company = companyOf(section, request)
    const articles = await feed.newest('blogs', section.most, { brands: company })
    // The bank's stand under the bank, all others under the holding company.
    const at = brands[company === 'bank' ? 'bank' : 'holdings'].path
    return articles.length === 0 ? null : { at, articles }
  },
  Component({ section: { id, title, lede, ground, more }, data: { at, articles } }) {
    const { messages } = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={
          more.length > 0 ? (
            <More to={more} />
          ) : (
            <Link to={`${at}/blog`}>
              {at === brands.bank.path ? messages.news.titleBank : messages.news.titleGroup}
            </Link>
          )
        }
      >
        <Live id={`live-${id}`} of={['blogs']}>
          <Grid columns={3} strip>
            {articles.map((article, index) => (
              <NewsCard key={article.id} article={article} at={at} position={index + 1} />
            ))}
          </Grid>
        </Live>
      </Section>
    )
  },
})
