import type { Words } from '../messages/messages.ts'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { Hero } from '../components/hero.tsx'
import { Live } from '../components/live.tsx'
import { definePage } from '../page.ts'
import { Featured } from './blog/featured.tsx'
import { Feeds } from './blog/feeds.tsx'
import { List } from './blog/list.tsx'
import { readNews, type NewsList } from './blog/read.ts'
import { feedsOf } from './blog/scope.ts'

/** Pages further back are read too seldom, and are too many, to be kept. */
const keptPages = 50

const titleOf = ({ news: words }: Words, { onlyFeatured, scope }: NewsList) => {
  if (onlyFeatured) return words.featuredTitle
  return scope.brand === 'bank' ? words.titleBank : words.titleGroup
}

export const page = definePage({
  paths: ['/fdhfinancialholdings/blog', '/fdhbankplc/blog'],
  query: ['page', 'featured'],
  keep: (request) => Number(request.query['page'] ?? 1) <= keptPages,
  load: readNews,
  title: (words, data) =>
    data.page === 1 ? titleOf(words, data) : words.news.titlePage(titleOf(words, data), data.page),
  description: ({ news: words }, { onlyFeatured, scope }) => {
    if (onlyFeatured) return words.featuredDescription
    return scope.brand === 'bank' ? words.descriptionBank : words.descriptionGroup
  },
  feeds: feedsOf,
  Component: ({ data, words }) => (
    <>
      <Hero
        small
        title={titleOf(words, data)}
        lede={data.scope.brand === 'bank' ? words.news.ledeBank : words.news.ledeGroup}
      />
      <Breadcrumbs
        trail={data.onlyFeatured ? [{ name: words.news.name, to: data.scope.list }] : []}
        here={data.onlyFeatured ? words.news.featuredTitle : words.news.name}
      />
      <Live id="news" of={['blogs']}>
        <Featured data={data} />
        <List data={data} />
      </Live>
      <Feeds scope={data.scope} />
    </>
  ),
})
