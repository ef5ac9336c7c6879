import { definePage, notFound, redirect } from '../../page.ts'
import { newsArticle } from '../../structured-data.ts'
import { readFrame } from '../../frame.ts'
import { Article } from './article.tsx'
import { readRelated } from './related.ts'
import { addressOfArticle, feedsOf, inScope, scopeOf } from './scope.ts'

/** The article's address without its name shows the newest; with an older link's `?id=` it goes to the one that is meant. */
export const page = definePage({
  paths: ['/fdhfinancialholdings/blog/view', '/fdhbankplc/blog/view'],
  query: ['id'],
  // Any text may stand in the id, and the article has an address of its own.
  keep: (request) => request.query['id'] === undefined,
  hidden: true,
  load: async (feed, request) => {
    const scope = scopeOf(request)
    const { id } = request.query
    const article =
      id === undefined ? (await feed.newest('blogs', 1, scope.where))[0] : await feed.one('blogs', { id })
    if (!article) return notFound([{ label: (await readFrame(feed)).messages.news.back, to: scope.list }])
    if (id !== undefined)
      return redirect(
        inScope(article, scope) ? `${scope.list}/view/${article.slug}` : addressOfArticle(article),
        301,
      )
    return { article, related: await readRelated(feed, article, scope), scope }
  },
  title: (_messages, { article }) => article.title,
  description: (_messages, { article }) => article.summary,
  structured: ({ article, scope }, request) => [
    newsArticle(request, article, `${scope.list}/view/${article.slug}`),
  ],
  feeds: feedsOf,
  Component: ({ data }) => <Article {...data} />,
})
