import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import { limits } from '#contract/limits.ts'
import { pageNumber } from '#contract/rules/paging.ts'
import { notFound, redirect, type NotFound, type Redirect } from '../../page.ts'
import { readFrame } from '../../frame.ts'
import { scopeOf, type Scope } from './scope.ts'

/** Featured articles beside the lead; more of them have a list of their own. */
const besideLead = 3

export type NewsList = {
  scope: Scope
  /** true for the list of featured articles, `?featured=all` */
  onlyFeatured: boolean
  lead: Item<'blogs'> | null
  featured: Item<'blogs'>[]
  moreFeatured: boolean
  items: Item<'blogs'>[]
  page: number
  pages: number
}

/**
 * Featured articles stand above the list and not again in it, so the list asks for the others alone: the feed
 * counts them and finds any page at once.
 */
export async function readNews(feed: Feed, request: PageRequest): Promise<NewsList | NotFound | Redirect> {
  const scope = scopeOf(request)
  const { page: asked, featured: view } = request.query
  const offers = [{ label: (await readFrame(feed)).messages.news.back, to: scope.list }]
  const page = pageNumber(asked)
  if (page === null || (view !== undefined && view !== 'all')) return notFound(offers)
  const onlyFeatured = view === 'all'
  // The first page has one address.
  if (asked === '1') return redirect(onlyFeatured ? `${scope.list}?featured=all` : scope.list, 301)
  const above = page === 1 && !onlyFeatured
  const [list, picked] = await Promise.all([
    feed.page('blogs', {
      page,
      size: limits.newsPageSize,
      where: { ...scope.where, featured: onlyFeatured },
    }),
    above ? feed.newest('blogs', besideLead + 2, { ...scope.where, featured: true }) : [],
  ])
  if (list === null) return notFound(offers)
  return {
    scope,
    onlyFeatured,
    lead: picked[0] ?? null,
    featured: picked.slice(1, besideLead + 1),
    moreFeatured: picked.length > besideLead + 1,
    items: list.items,
    page: list.page,
    pages: list.pages,
  }
}
