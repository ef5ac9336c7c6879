import type { FeedArticle, NewsFeed } from './articles.ts'
import { element, empty } from './xml.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (part: number) => String(part).padStart(2, '0')

/** An instant as RFC 822 writes it, with the year in full, in Malawi's time. */
export function rfc822(iso: string): string {
  const at = new Date(Date.parse(iso) + 2 * 3_600_000)
  return (
    `${days[at.getUTCDay()]}, ${two(at.getUTCDate())} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()} ` +
    `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0200`
  )
}

const item = (article: FeedArticle) =>
  [
    '<item>',
    element('title', article.title),
    element('link', article.url),
    element('guid', article.id, { isPermaLink: 'false' }),
    element('pubDate', rfc822(article.published)),
    element('dc:creator', article.author),
    element('dc:language', article.lang),
    element('description', article.summary),
    element('content:encoded', article.html),
    ...(article.image
      ? [
          empty('enclosure', {
            url: article.image.url,
            length: String(article.image.bytes),
            type: article.image.type,
          }),
        ]
      : []),
    '</item>',
  ].join('\n')

/**
 * A feed as RSS 2.0 (rssboard.org), with the whole text (content:encoded) and each article's language (dc:language).
 * @param self the feed's own address
 */
export function rss(feed: NewsFeed, self: string): string {
  const newest = feed.articles.reduce((last, { updated }) => (updated > last ? updated : last), '')
  const namespaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/"'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('language', feed.lang),
    empty('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...(newest ? [element('lastBuildDate', rfc822(newest))] : []),
    ...feed.articles.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
