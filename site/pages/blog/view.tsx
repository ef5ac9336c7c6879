import { definePage, notFound, redirect } from '../../page.ts'
import { newsArticle } from '../../structured-data.ts'
import { readFrame } from '../../frame.ts'
import { Article } from './article.tsx'
import { readRelated } from './related.ts'
import { addressOfArticle, feedsOf, inScope, scopeOf } from './scope.ts'

export const page = definePage({
  paths: ['/fdhfinancialholdings/blog/view/:slug', '/fdhbankplc/blog/view/:slug'],
  load: async (feed, request) => {
    const scope = scopeOf(request)
    const slug = request.params['slug'] ?? ''
    const article = await feed.one('blogs', { slug })
    const moved = article ? null : await feed.moved('blogs', slug)
    if (moved !== null) return redirect(`${scope.list}/view/${moved}`, 301)
    // Chats add capitals, and the signs that end a sentence.
    const spelled = slug.toLowerCase().replace(/[^a-z0-9]+$/, '')
    if (spelled !== slug && (await feed.one('blogs', { slug: spelled })))
      return redirect(`${scope.list}/view/${spelled}`, 301)
    if (!article) return notFound([{ label: (await readFrame(feed)).messages.news.back, to: scope.list }])
    if (!inScope(article, scope)) return redirect(addressOfArticle(article), 301)
    return { article, related: await readRelated(feed, article, scope), scope }
  },
  title: (_messages, { article }) => article.title,
  description: (_messages, { article }) => article.summary,
  structured: ({ article, scope }, request) => [
    newsArticle(request, article, `${scope.list}/view/${article.slug}`),
  ],
  feeds: feedsOf,
  Component: ({ data }) => <Article {...data} />,
  addresses: async (feed) =>
    (await feed.all('blogs')).map((article) => ({
      path: addressOfArticle(article),
      changed: article.updated_at,
    })),
})
