import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../messages/messages.ts'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { Hero } from '../components/hero.tsx'
import { Live } from '../components/live.tsx'
import { definePage } from '../page.ts'
import { Featured } from './blog/featured.tsx'
import { Feeds } from './blog/feeds.tsx'
import { List } from './blog/list.tsx'
import { readNews, type NewsList } from './blog/read.ts'
import { feedsOf, scopeOf } from './blog/scope.ts'

/** Pages further back are read too seldom, and are too many, to be kept. */
const keptPages = 50

type Which = Pick<NewsList, 'onlyFeatured' | 'scope'>

const titleOf = ({ news: messages }: SiteMessages, { onlyFeatured, scope }: Which) => {
  if (onlyFeatured) return messages.featuredTitle
  return scope.brand === 'bank' ? messages.titleBank : messages.titleGroup
}

const descriptionOf = ({ news: messages }: SiteMessages, { onlyFeatured, scope }: Which) => {
  if (onlyFeatured) return messages.featuredDescription
  return scope.brand === 'bank' ? messages.descriptionBank : messages.descriptionGroup
}

export const page = definePage({
  paths: ['/fdhfinancialholdings/blog', '/fdhbankplc/blog'],
  query: ['page', 'featured'],
  keep: (request) => Number(request.query['page'] ?? 1) <= keptPages,
  load: readNews,
  title: (messages, data) =>
    data.page === 1
      ? titleOf(messages, data)
      : formatMessage(messages.news.titlePage, { title: titleOf(messages, data), page: data.page }),
  description: descriptionOf,
  name(_feed, request) {
    const { messages } = request.frame
    const which = { onlyFeatured: false, scope: scopeOf(request) }
    return { title: titleOf(messages, which), description: descriptionOf(messages, which) }
  },
  feeds: feedsOf,
  Component: ({ data, messages }) => (
    <>
      <Hero
        small
        title={titleOf(messages, data)}
        lede={data.scope.brand === 'bank' ? messages.news.ledeBank : messages.news.ledeGroup}
      />
      <Breadcrumbs
        trail={data.onlyFeatured ? [{ name: messages.news.name, to: data.scope.list }] : []}
        here={data.onlyFeatured ? messages.news.featuredTitle : messages.news.name}
      />
      <Live id="news" of={['blogs']}>
        <Featured data={data} />
        <List data={data} />
      </Live>
      <Feeds scope={data.scope} />
    </>
  ),
})
