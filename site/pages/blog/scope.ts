import { brandOfPath, brands, type BrandId } from '#contract/brands/names.ts'
import type { Where } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { articleAddress, homeOfArticle } from '#contract/rules/article-address.ts'
import type { PageRequest } from '#contract/site.ts'
import type { SiteMessages } from '../../messages/messages.ts'

/** Whose news an address shows: the bank's own, or all of the group's under the holding company. */
export type Scope = {
  brand: BrandId
  /** the section's path, such as `/fdhbankplc` */
  at: string
  list: string
  /** what narrows the feed to it */
  where: Where<'blogs'>
}

export function scopeOf(request: Pick<PageRequest, 'path'>): Scope {
  const brand = brandOfPath(request.path) === 'bank' ? 'bank' : 'holdings'
  const at = brands[brand].path
  return { brand, at, list: `${at}/blog`, where: brand === 'bank' ? { brands: 'bank' } : {} }
}

/** Where an article is at home: the bank's under the bank, all others under the holding company. */
export function addressOfArticle(article: Pick<Item<'blogs'>, 'slug' | 'brands'>): string {
  return articleAddress(homeOfArticle(article.brands), article.slug)
}

/** True where the article belongs to what the address shows. */
export const inScope = (article: Pick<Item<'blogs'>, 'brands'>, { brand }: Scope): boolean =>
  brand === 'holdings' || article.brands.includes(brand)

/** Where the feeds of what an address shows are, without `/ny`. */
export const rssOf = ({ list }: Scope): string => `${list}/rss.xml`
export const jsonFeedOf = ({ list }: Scope): string => `${list}/feed.json`

/** The feeds for the head of a page of news, for readers that look for them there. */
export const feedsOf = (messages: SiteMessages, request: PageRequest) => {
  const scope = scopeOf(request)
  const title = scope.brand === 'bank' ? messages.news.titleBank : messages.news.titleGroup
  return [
    { to: rssOf(scope), type: 'application/rss+xml', title },
    { to: jsonFeedOf(scope), type: 'application/feed+json', title },
  ]
}
