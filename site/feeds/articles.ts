import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import { href } from '../addresses.ts'
import type { SiteMessages } from '../messages/messages.ts'
import { scopeOf, type Scope } from '../pages/blog/scope.ts'

/** How many of the newest articles a feed holds; readers ask often, and each time pay for all of them. */
const most = 20

/** What both kinds of feed say of an article; addresses are whole. */
export type FeedArticle = {
  id: string
  url: string
  title: string
  summary: string
  html: string
  author: string
  published: string
  updated: string
  /** English where a Chichewa text is missing */
  lang: 'en' | 'ny'
  image: { url: string; type: string; bytes: number; alt: string } | null
}

export type NewsFeed = {
  title: string
  description: string
  home: string
  lang: 'en' | 'ny'
  articles: FeedArticle[]
}

export type FeedArticles = { scope: Scope; items: Item<'blogs'>[] }

/** The newest articles of what an address shows. */
export async function readArticles(feed: Feed, request: PageRequest): Promise<FeedArticles> {
  const scope = scopeOf(request)
  return { scope, items: await feed.newest('blogs', most, scope.where) }
}

/** Addresses of this site in an author's HTML become whole ones: a reader shows it far from here. */
const whole = (html: string, origin: string) => html.replace(/ href="\/(?!\/)/g, ` href="${origin}/`)

/** A picture wide enough for a list and no larger. */
function pictureOf({ image }: Item<'blogs'>, origin: string): FeedArticle['image'] {
  const sizes = image?.sizes.filter(({ type }) => type === 'image/webp') ?? []
  const size = sizes.find(({ width }) => width >= 640) ?? sizes.at(-1)
  return image && size ? { url: origin + size.url, type: size.type, bytes: size.bytes, alt: image.alt } : null
}

/** What a feed says, from the articles and the messages in its language. */
export function newsFeed(
  { scope, items }: FeedArticles,
  request: PageRequest,
  messages: SiteMessages,
): NewsFeed {
  const { origin, lang } = request
  const { news } = messages
  const own = scope.brand === 'bank'
  return {
    title: own ? news.titleBank : news.titleGroup,
    description: own ? news.descriptionBank : news.descriptionGroup,
    home: origin + href(lang, scope.list),
    lang,
    articles: items.map((article) => ({
      id: article.id,
      url: origin + href(lang, `${scope.list}/view/${article.slug}`),
      title: article.untranslated ? formatMessage(news.inEnglish, { title: article.title }) : article.title,
      summary: article.summary,
      html: whole(article.content, origin),
      author: article.creater_name,
      published: article.published_at,
      updated: article.updated_at,
      lang: article.untranslated ? 'en' : lang,
      image: pictureOf(article, origin),
    })),
  }
}
