import type { NewsFeed } from './articles.ts'

/**
 * A feed as JSON Feed 1.1 (jsonfeed.org).
 * @param self the feed's own address
 */
export const jsonFeed = (feed: NewsFeed, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: self,
    language: feed.lang,
    items: feed.articles.map((article) => ({
      id: article.id,
      url: article.url,
      title: article.title,
      summary: article.summary,
      content_html: article.html,
      date_published: article.published,
      date_modified: article.updated,
      authors: [{ name: article.author }],
      language: article.lang,
      ...(article.image && { image: article.image.url }),
    })),
  })
