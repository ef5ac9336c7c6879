import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { textsByKey } from '#contract/corrected-messages.ts'
import { brandOfPath } from '#contract/brands/names.ts'
import { sectionKey } from '#contract/fixed-pages.ts'
import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import type { Assets, CreateSite, PageAnswer, PageRequest, PageRoute, RenderedRoute } from '#contract/site.ts'
import { addressOfRequest, href, normalizedAddress } from './addresses.ts'
import { Document } from './document.tsx'
import { watchFeed, type FeedDependencies } from './feed-dependencies.ts'
import type { FeedLink, NotFound, Offer, Redirect } from './page.ts'
import { breakLongWords } from './break-long-words.ts'
import { keepTogether } from './keep-together.ts'
import { markEnglish } from './mark-english.ts'
import { addressOfItem, searchedCollections, searchFollows, searchItems } from './search/items.ts'
import { pageEntries } from './search/pages.ts'
import { ReaderProvider, type PageContext } from './page-context.ts'
import { messagesIn } from './messages/messages.ts'
import {
  fileRoutes,
  hasPage,
  inOtherCase,
  nearest,
  routes,
  type FileRoute,
  type SiteRoute,
} from './registry.ts'
import { BadRequestPage } from './shell/bad-request-page.tsx'
import { Failed } from './shell/failed.tsx'
import { NotFoundPage } from './shell/not-found.tsx'
import { readNotices } from './shell/notices.tsx'
import type { SheetName } from './sheet-names.ts'
import { PageNote, Shell } from './shell/shell.tsx'
import { EnquiryForm } from './components/enquiry-form.tsx'
import { WaitPage } from './shell/wait-page.tsx'
import { breadcrumbList, company, type Thing } from './structured-data.ts'
import { lastFrame, readFrame, shownCompany, type Frame, type FramedRequest } from './frame.ts'

const nothingSeen: FeedDependencies = { english: new Set(), updated: null, collections: new Set() }

/** What a page and the notices above it saw. The notices follow their collection themselves. */
const both = (page: FeedDependencies, notices: FeedDependencies): FeedDependencies => ({
  english: new Set([...page.english, ...notices.english]),
  updated: (notices.updated ?? '') > (page.updated ?? '') ? notices.updated : page.updated,
  collections: page.collections,
})

const readerOf = (
  request: PageRequest,
  seen: FeedDependencies,
  frame: Frame,
  { notices = [], route = null }: Partial<Pick<PageContext, 'notices' | 'route'>> = {},
): PageContext => ({
  request,
  address: addressOfRequest(request, { [sectionKey]: request.visited ?? '' }),
  frame,
  route,
  brand: shownCompany(request),
  messages: frame.messages,
  notices,
  updated: seen.updated,
  untranslated: seen.english.size > 0,
  english: new Set([...frame.english, ...seen.english]),
  hasPage: (address) => hasPage(address, frame),
})

type RenderedPage = {
  title: string
  description: string
  hidden: boolean
  canonical?: string | undefined
  header?: ReactElement | null
  body: ReactElement
  seq: number | null
  structured: readonly Thing[]
  feeds?: readonly FeedLink[]
  sheet?: SheetName | null
  beyondSheet?: boolean
  /** the collections it shows items of */
  live?: readonly string[]
}

function draw(assets: Assets, reader: PageContext, page: RenderedPage): string {
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
        sheet={page.sheet ?? null}
        beyondSheet={page.beyondSheet ?? false}
      >
        <Shell header={page.header ?? null} live={page.live ?? []}>
          {page.body}
        </Shell>
      </Document>
    </ReaderProvider>,
  )
  const finish = (part: string) => keepTogether(markEnglish(part, reader.english))
  const body = html.indexOf('<body')
  // The site's own header is kept as it is shown (headerHtml).
  const header = page.header ? body : html.indexOf('<header', body)
  const below = page.header ? body : html.indexOf('</header>', header)
  return [
    '<!doctype html>',
    html.slice(0, body),
    finish(html.slice(body, header)),
    html.slice(header, below),
    breakLongWords(finish(html.slice(below))),
  ].join('')
}

/** What is true of every page: whose it is, and the way from the section's home. */
function surroundings(request: FramedRequest, title: string): Thing[] {
  const brand = brandOfPath(request.path) ?? 'holdings'
  const { name, path } = request.frame.companies[brand]
  const home = `${path}/home`
  const way = [{ name, path: home }]
  if (request.path !== home) way.push({ name: title, path: request.path })
  return [company(request, brand), breadcrumbList(request, way)]
}

/** Wrong addresses are without number: no such page is kept. */
async function missing(
  assets: Assets,
  request: PageRequest,
  feed: Feed,
  offers: readonly Offer[] = [],
): Promise<PageAnswer> {
  const watched = watchFeed(feed)
  const [notices, frame] = await Promise.all([readNotices(watched.feed, request), readFrame(feed)])
  const reader = readerOf(request, watched.seen, frame, { notices })
  const { notFoundTitle, notFoundText } = reader.messages.shell
  const near = offers.length > 0 ? [] : nearest(request.path, frame)
  const body = <NotFoundPage offers={offers} paths={near} />
  const html = draw(assets, reader, {
    title: notFoundTitle,
    description: notFoundText,
    hidden: true,
    body,
    seq: feed.seq,
    structured: [],
  })
  return { status: 404, html, keep: false }
}

/** What a page or a file says instead of its content. */
const elsewhere = (
  assets: Assets,
  request: PageRequest,
  feed: Feed,
  outcome: NotFound | Redirect,
): PageAnswer | Promise<PageAnswer> =>
  outcome.outcome === 'redirect'
    ? { status: outcome.status, location: href(request.lang, outcome.to) }
    : missing(assets, request, feed, outcome.offers)

async function renderPage(
  assets: Assets,
  { path, page }: SiteRoute,
  request: PageRequest,
  feed: Feed,
): Promise<PageAnswer> {
  const [watched, above] = [watchFeed(feed), watchFeed(feed)]
  const frame = await readFrame(feed)
  const [loaded, notices] = await Promise.all([
    page.answer(watched.feed, request, frame),
    readNotices(above.feed, request),
  ])
  if ('outcome' in loaded) return elsewhere(assets, request, feed, loaded)
  const structured = [...surroundings({ ...request, frame }, loaded.title), ...loaded.structured]
  const { errorTitle } = frame.messages.enquiry
  const title = request.refused ? formatMessage(errorTitle, { title: loaded.title }) : loaded.title
  const html = draw(
    assets,
    readerOf(request, both(watched.seen, above.seen), frame, { notices, route: path }),
    {
      ...loaded,
      title,
      structured,
      live: loaded.live ? [...watched.seen.collections].toSorted() : [],
      seq: feed.seq,
    },
  )
  return { status: 200, html, keep: loaded.keep }
}

async function renderFile(
  assets: Assets,
  { file }: FileRoute,
  request: PageRequest,
  feed: Feed,
): Promise<PageAnswer> {
  const loaded = await file.answer(feed, request, (await readFrame(feed)).messages)
  return 'outcome' in loaded ? elsewhere(assets, request, feed, loaded) : { status: 200, ...loaded }
}

/** Needs no content, so that it can be shown when the database cannot be read. */
function renderFailed(assets: Assets, request: PageRequest): PageAnswer {
  const reader = readerOf(request, nothingSeen, lastFrame(request.lang))
  const { failedTitle, failedText } = reader.messages.shell
  const html = draw(assets, reader, {
    title: failedTitle,
    description: failedText,
    hidden: true,
    body: <Failed />,
    seq: null,
    structured: [],
  })
  return { status: 500, html, keep: false }
}

/** Each wait page up to the sentence with the seconds and after it; rendered once until its frame changes. */
const waitPageParts = new WeakMap<Frame, Map<string, readonly [before: string, after: string]>>()
const sentencePlaceholder = '{sentence}'

const waitPages = {
  tooMany: { title: 'tooManyTitle', sentence: 'tooManyRequests' },
  unavailable: { title: 'unavailableTitle', sentence: 'unavailable' },
} as const

function renderWaitPage(
  kind: keyof typeof waitPages,
  assets: Assets,
  request: PageRequest,
  seconds: number,
): string {
  const frame = lastFrame(request.lang)
  const { shell } = frame.messages
  const reader = readerOf(request, nothingSeen, frame)
  const rendered = waitPageParts.get(frame) ?? new Map<string, readonly [string, string]>()
  waitPageParts.set(frame, rendered)
  const key = `${kind} ${reader.brand} ${request.theme} ${request.lowData}`
  let parts = rendered.get(key)
  if (!parts) {
    const title = shell[waitPages[kind].title]
    const [before = '', after = ''] = renderToStaticMarkup(
      <ReaderProvider value={reader}>
        <WaitPage assets={assets} title={title} sentence={sentencePlaceholder} />
      </ReaderProvider>,
    ).split(sentencePlaceholder)
    parts = [before, after]
    rendered.set(key, parts)
  }
  const sentence = formatMessage(shell[waitPages[kind].sentence], { n: Math.ceil(seconds) }, request.lang)
  return `<!doctype html>${parts[0]}${renderToStaticMarkup(sentence)}${parts[1]}`
}

/** Renders a wait page with the enquiry form and what was typed in it. */
function renderUnsentForm(
  kind: keyof typeof waitPages,
  assets: Assets,
  request: PageRequest,
  seconds: number,
): string {
  const frame = lastFrame(request.lang)
  const { shell } = frame.messages
  const { title, sentence } = waitPages[kind]
  const wait = formatMessage(shell[sentence], { n: Math.ceil(seconds) }, request.lang)
  return `<!doctype html>${renderToStaticMarkup(
    <ReaderProvider value={readerOf(request, nothingSeen, frame)}>
      <WaitPage assets={assets} title={shell[title]} sentence={wait}>
        <EnquiryForm />
      </WaitPage>
    </ReaderProvider>,
  )}`
}

/** Inserts the note as the first content of `main`, where screen readers and the skip link find it. */
function withAsOf(html: string, { lang }: PageRequest, at: string): string {
  const note = formatMessage(lastFrame(lang).messages.shell.asOf, { when: formatDayTime(at, lang) }, lang)
  const markup = renderToStaticMarkup(<PageNote>{note}</PageNote>)
  return html.replace(/<main\b[^>]*>/, (main) => main + markup)
}

/** What the server may know of a route; the page itself stays here. */
const declared = ({ path, brand, query, blank = [], form }: PageRoute): PageRoute => ({
  path,
  brand,
  query,
  blank,
  form,
})

/** What the server calls; see contract/site.ts. */
export const createSite: CreateSite = (assets) => ({
  routes: [
    ...routes.map((route): RenderedRoute => ({
      ...declared(route),
      render: (request, feed) => renderPage(assets, route, request, feed),
      async hasForm(request, feed) {
        const loaded = await route.page.answer(feed, request, await readFrame(feed))
        return !('outcome' in loaded) && loaded.hasForm
      },
    })),
    ...fileRoutes.map((route): RenderedRoute => ({
      ...declared(route),
      render: (request, feed) => renderFile(assets, route, request, feed),
      hasForm: async () => false,
    })),
  ],
  async prepare(feed) {
    await readFrame(feed)
  },
  notFound: (request, feed) => missing(assets, request, feed),
  inOtherCase: async (path, feed) => inOtherCase(path, await readFrame(feed)),
  failed: async (request) => renderFailed(assets, request),
  tooManyRequests: (request, seconds) =>
    (request.refused ? renderUnsentForm : renderWaitPage)('tooMany', assets, request, seconds),
  unavailable: (request, seconds) =>
    (request.refused ? renderUnsentForm : renderWaitPage)('unavailable', assets, request, seconds),
  badRequest: () =>
    `<!doctype html>${renderToStaticMarkup(<BadRequestPage en={lastFrame('en')} ny={lastFrame('ny')} />)}`,
  withAsOf,
  async addresses(feed) {
    const pages = [...new Set(routes.map(({ page }) => page))]
    const frame = await readFrame(feed)
    const listed = await Promise.all(pages.map(async (page) => (await page.addresses?.(feed)) ?? []))
    const plain = routes
      // What staff write is listed as theirs, with the day it changed.
      .filter(
        ({ path, page }) =>
          !page.hidden &&
          hasPage(path, frame) &&
          !path.includes(':') &&
          !page.otherPaths.includes(path) &&
          !listed.flat().some((one) => one.path === path),
      )
      .map(({ path }) => ({ path }))
    return [...plain, ...listed.flat()].map((one) => ({ ...one, path: normalizedAddress(one.path) }))
  },
  messages: { en: textsByKey(messagesIn('en')), ny: textsByKey(messagesIn('ny')) },
  search: {
    pages: pageEntries,
    collections: searchedCollections,
    follows: searchFollows,
    items: searchItems,
    addressOf: addressOfItem,
  },
})
