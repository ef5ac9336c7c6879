import type { ShownPage } from '#contract/backoffice/content.ts'
import { fixedPageAddresses } from '#contract/fixed-pages.ts'
import type { Lang } from '#contract/languages.ts'
import type { PageRequest, PageRoute, Site } from '#contract/site.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { KeptValues } from '../kept-values.ts'
import type { ItemRevision } from '../item-revision.ts'
import { present } from '../present.ts'
import { openFeed } from '../feed.ts'

type SiteSettings = Pick<PageRequest, 'origin' | 'demonstration'>

/** A search that finds nothing: no index is asked where only the pages' own reading counts. */
export const noSearch = { find: async () => ({ total: 0, partial: false, complete: true, groups: [] }) }

/** The route of an address and what it captures; null where there is no such page. */
export function routeOf<Route extends PageRoute>(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string> } | null {
  const asked = path.split('/')
  for (const route of routes.toSorted((a, b) => colons(a.path) - colons(b.path))) {
    const own = route.path.split('/')
    if (own.length !== asked.length) continue
    const params: Record<string, string> = {}
    const fits = own.every((part, at) => {
      if (!part.startsWith(':')) return part === asked[at]
      params[part.slice(1)] = decoded(asked[at] ?? '')
      return asked[at] !== ''
    })
    if (fits) return { route, params }
  }
  return null
}

const colons = (path: string) => path.split(':').length
const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A page as nobody in particular asks for it. */
export function plainRequest(
  { route, params }: { route: PageRoute; params: Record<string, string> },
  address: string,
  about: SiteSettings & { lang: Lang },
): PageRequest {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  const query = Object.fromEntries(
    route.query.flatMap((key) => {
      const value = searchParams.get(key)
      return value === null || value === '' ? [] : [[key, value.slice(0, 200)]]
    }),
  )
  return { path: pathname, params, query, ...about, lowData: false, theme: 'light', measurement: null }
}

/** A page of a fixed address, and what its tab says in English. */
type ReadPage = PageRoute & { title: string }

/** Which pages read which collection, those that read the fewest others first. */
export type PagesByCollection = ReadonlyMap<string, readonly ReadPage[]>

/** Reads every page of a fixed address once, written ones included, noting what each looks at. */
export async function readPages(db: Database, site: Site, about: SiteSettings): Promise<PagesByCollection> {
  const reading: { route: ReadPage; names: string[] }[] = []
  const keptValues = new KeptValues()
  const own = site.routes.map(({ path }) => path).filter((path) => !path.includes(':'))
  for (const path of [...own, ...fixedPageAddresses]) {
    const found = routeOf(site.routes, path)
    if (!found) continue
    const { feed, seen } = await openFeed(db, 'en', { search: noSearch, keptValues })
    const request = plainRequest(found, path, { ...about, lang: 'en' })
    const answer = await found.route.render(request, feed).catch(() => null)
    if (!answer || !('html' in answer) || answer.status !== 200) continue
    const route = { ...found.route, path, title: titleIn(answer.html) }
    reading.push({ route, names: [...new Set([...seen.keys].map((key) => key.split('/')[0] ?? ''))] })
  }
  const pages = new Map<string, ReadPage[]>()
  for (const { route, names } of reading.toSorted((a, b) => a.names.length - b.names.length))
    for (const name of names) pages.set(name, [...(pages.get(name) ?? []), route])
  return pages
}

export type PagesKnown = {
  get: () => Promise<PagesByCollection>
  /** null until they are read, which begins at the first question */
  now: () => PagesByCollection | null
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What the tab of a page says; empty where it says nothing. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole)
}

/** Titles change with the content, and some name the day: after so long the pages are read again. */
const readAgainMs = 3_600_000

/** Keeps what readPages() found. What is older than an hour is still given, while it is read anew. */
export function pagesOnce(read: () => Promise<PagesByCollection>): PagesKnown {
  let reading: Promise<PagesByCollection> | null = null
  let done: PagesByCollection | null = null
  let readAt = 0
  const renew = () => {
    readAt = Date.now()
    // What failed leaves the older ones, and is tried again when these are due.
    void read()
      .then((pages) => (reading = Promise.resolve((done = pages))))
      .catch(() => {})
  }
  const get = () => {
    if (done && Date.now() - readAt > readAgainMs) renew()
    reading ??= read().then(
      (pages) => {
        readAt = Date.now()
        return (done = pages)
      },
      (error: unknown) => {
        reading = null
        throw error
      },
    )
    return reading
  }
  return {
    get,
    now() {
      // Who asks goes without; what failed is tried again at the next question.
      void get().catch(() => {})
      return done
    },
  }
}

/** Where a reader finds an item by itself: its own page, or the file it offers; null where it has none. */
export async function ownAddress(
  db: Database,
  site: Site,
  { definition }: StoredCollection,
  found: ItemRevision,
): Promise<string | null> {
  const name = site.search.collections.find((one) => one === definition.name)
  if (name === undefined) return null
  const [item] = await present(db, definition, [found], 'en')
  try {
    return item ? site.search.addressOf(name, item) : null
  } catch {
    // A draft that lacks what its address is made of.
    return null
  }
}

/** Pages that show a collection: those of the item's own companies first. */
export function pagesFor(
  pages: PagesByCollection | null,
  { definition }: StoredCollection,
  body: Record<string, unknown>,
): ShownPage[] {
  const { brands, company } = body
  const named = Array.isArray(brands) ? brands : [company]
  // What a whole company has, such as its menu, is seen best on its home.
  const home = (route: PageRoute) => (company !== undefined && route.path.endsWith('/home') ? 0 : 1)
  const own = (route: PageRoute) => (named.includes(route.brand) ? 0 : 2) + home(route)
  return (pages?.get(definition.name) ?? [])
    .toSorted((a, b) => own(a) - own(b))
    .map(({ path, title }) => ({ path, title }))
    .slice(0, 12)
}
