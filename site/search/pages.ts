import { brandIds, brandOfPath, type BrandId } from '#contract/brands/names.ts'
import { fixedPageAddresses } from '#contract/fixed-pages.ts'
import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { SearchEntry, SearchText } from '#contract/search.ts'
import type { PageRequest } from '#contract/site.ts'
import { ownAddresses } from '#contract/rules/product-address.ts'
import { routes, type SiteRoute } from '../registry.ts'
import { readFrame, type Frame } from '../frame.ts'
import type { NotFound, PageName, Redirect, SitePage } from '../page.ts'
import { comparable } from '../addresses.ts'
import { menuNames } from './menu-names.ts'

/** Pages that stand for an item of the feed, which is found as that. */
const ofItems = new Set([
  ...fixedPageAddresses,
  ...Object.values(ownAddresses).map((to) => to.split('?', 1)[0]),
])

/** Plain addresses. What has one of the feed's items for each `type` or name is found as those. */
const plain = routes.filter(
  ({ path, page }) => !page.hidden && !path.includes(':') && path !== '/search' && !ofItems.has(path),
)

const requestOf = (path: string, lang: Lang, query: Record<string, string>): PageRequest => ({
  path,
  params: {},
  query,
  lang,
  lowData: false,
  theme: null,
  origin: '',
  demonstration: false,
  measurement: null,
})

const addressOf = (path: string, query: Record<string, string>) =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path

/** Some pages say what they are called without reading all that they show; their views do not. */
const nameOf = async (
  page: SitePage,
  feed: Feed,
  request: PageRequest,
  frame: Frame,
): Promise<(PageName & { canonical?: string | undefined }) | NotFound | Redirect> =>
  page.name && Object.keys(request.query).length === 0
    ? page.name(feed, request, frame)
    : page.answer(feed, request, frame)

/** Null for what only leads elsewhere, or is another page once more. */
async function textOf(
  { path, page }: SiteRoute,
  query: Record<string, string>,
  feed: Feed,
  frame: Frame,
  names: ReadonlyMap<string, readonly string[]>,
): Promise<SearchText | null> {
  const { lang } = feed
  const to = addressOf(path, query)
  const said = await nameOf(page, feed, requestOf(path, lang, query), frame)
  if ('outcome' in said) return null
  if (said.canonical !== undefined && comparable(said.canonical) !== comparable(to)) return null
  const at = comparable(to)
  return {
    title: said.title,
    names: [...(names.get(at) ?? []), page.otherNames(frame.messages)].join(' '),
    summary: said.description,
    more: '',
  }
}

/** A feed that is asked the same thing once: half of what pages ask for, another has asked for. */
function askedOnce(feed: Feed): Feed {
  const known = new Map<string, Promise<unknown>>()
  const once = <T>(asked: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(asked)
    const answer = known.get(key) ?? read()
    known.set(key, answer)
    // A key begins with the method that reads it, and has its type.
    return answer as Promise<T>
  }
  /** A page may sort its list. */
  const list = async <T>(asked: readonly unknown[], read: () => Promise<T[]>): Promise<T[]> => [
    ...(await once(asked, read)),
  ]
  return {
    ...feed,
    all: (name, where) => list(['all', name, where], () => feed.all(name, where)),
    newest: (name, count, where, how) =>
      list(['newest', name, count, where], () => feed.newest(name, count, where, how)),
    latest: (name, options) => list(['latest', name, options], () => feed.latest(name, options)),
    history: (name, options) => list(['history', name, options], () => feed.history(name, options)),
    announced: (name, where) => list(['announced', name, where], () => feed.announced(name, where)),
    values: (name, field, where) =>
      list(['values', name, field, where], () => feed.values(name, field, where)),
    one: (name, where) => once(['one', name, where], () => feed.one(name, where)),
  }
}

/**
 * The site's own pages in both languages, and the apps' shops. Between two pages others have their turn: the embedded database
 * answers without a pause, so that whoever asks meanwhile would wait for all of them.
 */
export async function pageEntries(given: Readonly<Record<Lang, Feed>>): Promise<SearchEntry[]> {
  const feeds = { en: askedOnce(given.en), ny: askedOnce(given.ny) }
  const found: SearchEntry[] = []
  let failure: unknown
  const [en, ny] = await Promise.all([readFrame(feeds.en), readFrame(feeds.ny)])
  const names = { en: menuNames(en), ny: menuNames(ny) }
  const views = plain.flatMap((route) => [{}, ...route.page.foundAs].map((query) => ({ route, query })))
  for (const { route, query } of views) {
    await new Promise((done) => setTimeout(done))
    const texts = await Promise.all([
      textOf(route, query, feeds.en, en, names.en),
      textOf(route, query, feeds.ny, ny, names.ny),
    ]).catch((error: unknown) => {
      failure = error
      return [null, null] as const
    })
    const [inEnglish, inChichewa] = texts
    if (!inEnglish || !inChichewa) continue
    const to = addressOf(route.path, query)
    found.push({
      id: `page ${to}`,
      group: 'pages',
      to,
      brand: brandOfPath(route.path),
      en: inEnglish,
      ny: inChichewa,
      untranslated: false,
      at: '',
    })
  }
  // A page that cannot be read is not found, and the others are; where none can be read, it is not the page's fault.
  if (found.length === 0 && failure !== undefined) throw failure
  return [...found, ...appEntries(en, ny)]
}

/** The companies' apps, as far as their page in a shop is known. */
function appEntries(en: Frame, ny: Frame): SearchEntry[] {
  const appsOf = (frame: Frame, id: BrandId) => frame.companies[id].facts?.apps ?? []
  const textOf = (frame: Frame, id: BrandId, at: number): SearchText => {
    const app = appsOf(frame, id)[at]
    return {
      title: `${app?.name ?? ''}: ${app?.shop ?? ''}`,
      names: frame.messages.search.appNames,
      summary: app?.summary ?? '',
      more: frame.companies[id].name,
    }
  }
  return brandIds.flatMap((id) =>
    appsOf(en, id).map(({ url }, at): SearchEntry => ({
      id: `app ${url}`,
      group: 'apps',
      to: url,
      brand: id,
      en: textOf(en, id, at),
      ny: textOf(ny, id, at),
      untranslated: false,
      at: '',
    })),
  )
}
