import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandOfPath, brands } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Assets, CreateSite, PageAnswer, PageRequest } from '#contract/site.ts'
import { href } from './addresses.ts'
import { Document } from './document.tsx'
import { watchFeed, type FeedDependencies } from './feed-dependencies.ts'
import type { FeedLink, NotFound, Offer, Redirect } from './page.ts'
import { searchItems } from './search/items.ts'
import { pageEntries } from './search/pages.ts'
import { ReaderProvider, type PageContext } from './page-context.ts'
import { fileRoutes, hasPage, nearest, routes } from './registry.ts'
import { Failed } from './shell/failed.tsx'
import { NotFoundPage } from './shell/not-found.tsx'
import { readNotices, type NoticeItem } from './shell/notices.tsx'
import { Shell } from './shell/shell.tsx'
import { breadcrumbList, company, type Thing } from './structured-data.ts'
import { wordsIn } from './messages/messages.ts'

const nothingSeen: FeedDependencies = { untranslated: false, updated: null, collections: new Set() }

/** What a page and the notices above it saw. The notices follow their collection themselves. */
const both = (page: FeedDependencies, notices: FeedDependencies): FeedDependencies => ({
  untranslated: page.untranslated || notices.untranslated,
  updated: (notices.updated ?? '') > (page.updated ?? '') ? notices.updated : page.updated,
  collections: page.collections,
})

const readerOf = (
  request: PageRequest,
  seen: FeedDependencies,
  route: string | null = null,
): PageContext => ({
  request,
  route,
  // Addresses outside all sections are shown as the holding company's.
  brand: brandOfPath(request.path) ?? 'holdings',
  words: wordsIn(request.lang),
  updated: seen.updated,
  untranslated: seen.untranslated,
  hasPage,
})

type Drawn = {
  title: string
  description: string
  hidden: boolean
  canonical?: string | undefined
  body: ReactElement
  notices: readonly NoticeItem[]
  seq: number | null
  structured: readonly Thing[]
  feeds?: readonly FeedLink[]
  /** the collections it shows items of */
  live?: readonly string[]
}

function draw(assets: Assets, reader: PageContext, page: Drawn): string {
  const html = renderToStaticMarkup(
    <ReaderProvider value={reader}>
      <Document
        reader={reader}
        assets={assets}
        seq={page.seq}
        title={page.title}
        description={page.description}
        hidden={page.hidden}
        canonical={page.canonical}
        structured={page.structured}
        feeds={page.feeds ?? []}
      >
        <Shell notices={page.notices} live={page.live ?? []}>
          {page.body}
        </Shell>
      </Document>
    </ReaderProvider>,
  )
  return `<!doctype html>${html}`
}

/** What is true of every page: whose it is, and the way from the section's home. */
function surroundings(request: PageRequest, title: string): Thing[] {
  const brand = brandOfPath(request.path) ?? 'holdings'
  const home = `${brands[brand].path}/home`
  const way = [{ name: brands[brand].name, path: home }]
  if (request.path !== home) way.push({ name: title, path: request.path })
  return [company(request, brand), breadcrumbList(request, way)]
}

/** What the server calls; see contract/site.ts. */
export const createSite: CreateSite = (assets) => {
  const missing = async (request: PageRequest, feed: Feed, offers: readonly Offer[]): Promise<PageAnswer> => {
    const watched = watchFeed(feed)
    const notices = await readNotices(watched.feed, request)
    const reader = readerOf(request, watched.seen)
    const { notFoundTitle, notFoundText } = reader.words.shell
    const body = <NotFoundPage offers={offers} paths={offers.length > 0 ? [] : nearest(request.path)} />
    const html = draw(assets, reader, {
      title: notFoundTitle,
      description: notFoundText,
      hidden: true,
      body,
      notices,
      seq: feed.seq,
      structured: [],
    })
    // Wrong addresses are without number: none is kept.
    return { status: 404, html, keep: false }
  }

  return {
    routes: [...routes, ...fileRoutes].map(({ path, brand, query, blank = [], form }) => ({
      path,
      brand,
      query,
      blank,
      form,
    })),

    async render(route, request, feed) {
      const words = wordsIn(request.lang)
      const elsewhere = (outcome: NotFound | Redirect): PageAnswer | Promise<PageAnswer> =>
        outcome.outcome === 'redirect'
          ? { status: outcome.status, location: href(request.lang, outcome.to) }
          : missing(request, feed, outcome.offers)
      const wanted = fileRoutes.find((candidate) => candidate.path === route.path)
      if (wanted) {
        const file = await wanted.file.answer(feed, request, words)
        return 'outcome' in file ? elsewhere(file) : { status: 200, ...file }
      }
      const found = routes.find((candidate) => candidate.path === route.path)
      if (!found) return missing(request, feed, [])
      const [watched, above] = [watchFeed(feed), watchFeed(feed)]
      const [page, notices] = await Promise.all([
        found.page.answer(watched.feed, request, words),
        readNotices(above.feed, request),
      ])
      if ('outcome' in page) return elsewhere(page)
      const structured = [...surroundings(request, page.title), ...page.structured]
      const html = draw(assets, readerOf(request, both(watched.seen, above.seen), route.path), {
        ...page,
        structured,
        notices,
        live: [...watched.seen.collections].toSorted(),
        seq: feed.seq,
      })
      return { status: 200, html, keep: page.keep }
    },

    notFound: (request, feed) => missing(request, feed, []),

    failed: async (request) => {
      const reader = readerOf(request, nothingSeen)
      const { failedTitle, failedText } = reader.words.shell
      const html = draw(assets, reader, {
        title: failedTitle,
        description: failedText,
        hidden: true,
        body: <Failed />,
        notices: [],
        seq: null,
        structured: [],
      })
      return { status: 500, html, keep: false }
    },

    async addresses(feed) {
      const plain = routes
        .filter(({ path, page }) => !page.hidden && !path.includes(':'))
        .map(({ path }) => ({ path }))
      const pages = [...new Set(routes.map(({ page }) => page))]
      const listed = await Promise.all(pages.map(async (page) => (await page.addresses?.(feed)) ?? []))
      return [...plain, ...listed.flat()]
    },

    search: { pages: pageEntries, items: searchItems },
  }
}
