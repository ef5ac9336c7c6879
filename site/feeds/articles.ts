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

/** Tags and attributes as sanitize-html writes them: values are in double quotes and contain no raw `<`, `>` or `"`. */
const tags = /<[a-z][^>]*>/g
const addresses = / (href|src|srcset|poster)="([^"]*)"/g
/** An address in a srcset and its descriptor. */
const candidates = /([^\s,](?:\S*[^\s,])?)([^,]*)/g

/** Resolves the addresses in an article's HTML against its page, because feed readers show it on another host. */
function resolveAddresses(html: string, page: string): string {
  const resolve = (address: string) => URL.parse(address, page)?.href ?? address
  const resolveSet = (set: string) =>
    set.replace(candidates, (_, address: string, descriptor: string) => resolve(address) + descriptor)
  return html.replace(tags, (tag) =>
    tag.replace(
      addresses,
      (_, name: string, value: string) =>
        ` ${name}="${name === 'srcset' ? resolveSet(value) : resolve(value)}"`,
    ),
  )
}

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
    articles: items.map((article) => {
      const url = origin + href(lang, `${scope.list}/view/${article.slug}`)
      return {
        id: article.id,
        url,
        title: article.untranslated ? formatMessage(news.inEnglish, { title: article.title }) : article.title,
        summary: article.summary,
        html: resolveAddresses(article.content, url),
        author: article.creater_name,
        published: article.published_at,
        updated: article.updated_at,
        lang: article.untranslated ? 'en' : lang,
        image: pictureOf(article, origin),
      }
    }),
  }
}
