import type { BrandId } from './brands/names.ts'
import type { Feed } from './feed.ts'
import type { Lang } from './languages.ts'
import type { Measurement } from './measurement.ts'
import type { CollectionName, Item } from './registry.ts'
import type { SearchEntry } from './search.ts'

/** Where the browser finds what the build made. */
export type Assets = {
  /** the blocking script of every page, a small module */
  script: string
  /** besides, of the lists of branches: it says before the first paint which are open */
  placesScript?: string
  /** of every page */
  styles: string[]
  /** besides, of each group of pages that has its own, by the group's name; none in development */
  ownStyles: Partial<Record<string, string>>
  /** besides, of every other page */
  innerStyles: string[]
  /** fonts worth preloading */
  fonts: string[]
}

/** What a page's HTML may depend on, and nothing else: this is the cache key. */
export type PageRequest = {
  /** the address without `/ny` and without query */
  path: string
  /** what the route's pattern captured, decoded */
  params: Record<string, string>
  /** only keys of the page's allow-list, each once */
  query: Record<string, string>
  lang: Lang
  lowData: boolean
  /** null follows the system */
  theme: 'light' | 'dark' | null
  /** the company visited before, on pages that all companies share */
  visited?: BrandId | undefined
  /** canonical origin from the settings, such as `https://bank.example` */
  origin: string
  /** true where content and contacts are samples */
  demonstration: boolean
  /** services of others that the settings name; the same for everybody, and whether a visitor agreed is not here */
  measurement: Measurement | null
  /** what was sent with a form and could not be taken; such a page is never kept */
  refused?: {
    typed: Record<string, string>
    fieldErrors: Record<string, string>
    /** why nothing was taken, where no field is to blame */
    unsent?: 'too_often' | 'failed' | 'unreadable'
  }
}

export type PageAnswer =
  | {
      status: 200 | 404 | 500
      html: string
      /** false where the address has too many values to keep */ keep: boolean
    }
  /** a file drawn from content, such as a table as CSV; `filename` is what a browser saves it as */
  | {
      status: 200
      type: string
      filename: string | null
      body: string
      keep: boolean
      /** true where the address changes with the content */
      lasting: boolean
    }
  | { status: 301 | 302; location: string }

/** What a page of the site declares of itself: a route of the server. */
export type PageRoute = {
  /** as spelt in the spec, without `/ny`; `:name` captures a segment */
  path: string
  brand: BrandId | null
  /** query keys the page reads; all others are dropped before the cache key is made */
  query: readonly string[]
  /** those of them whose empty value tells something: a field was cleared */
  blank?: readonly string[]
  /** the form the page carries, which is posted to its own address; after success the page is shown with `?sent=1` */
  form?: 'enquiry' | null | undefined
}

/** A page of the site, or a file drawn from content, with what answers a request for it. */
export type RenderedRoute = PageRoute & {
  render: (request: PageRequest, feed: Feed) => Promise<PageAnswer>
  /** whether there is a page that carries the form its route declares; staff decide for the pages they write */
  hasForm: (request: PageRequest, feed: Feed) => Promise<boolean>
}

/** How an item is found, from what it says in each language; null where it stands on no page. */
export type SearchItems = {
  [N in CollectionName]?: (en: Item<N>, ny: Item<N>) => SearchEntry | null
}

/** What the built site gives the server. */
export type Site = {
  routes: readonly RenderedRoute[]
  /** Reads what the pages show that are drawn without content, such as a telephone; before the first answer, in each language. */
  prepare(feed: Feed): Promise<void>
  /** the 404 page: says so in the reader's language and offers the nearest addresses */
  notFound(request: PageRequest, feed: Feed): Promise<PageAnswer>
  /** Returns the address of a page that differs from a path in capitals alone; null where there is none. */
  inOtherCase(path: string, feed: Feed): Promise<string | null>
  /** the 500 page; needs no content, so that it works when the database does not */
  failed(request: PageRequest): Promise<PageAnswer>
  /**
   * The page for somebody whose network asks too often. It costs next to nothing: it is drawn once for a company and language,
   * and no content is read. With `refused` it has the enquiry form with what was typed.
   * @param seconds after which it is worth asking again
   */
  tooManyRequests(request: PageRequest, seconds: number): string
  /**
   * Renders the 503 page for the time while the database is unavailable; as cheap as `tooManyRequests`. With `refused` it
   * has the enquiry form with what was typed.
   */
  unavailable(request: PageRequest, seconds: number): string
  /** Renders the page for a request that cannot be read: in both languages, without scripts, styles and pictures. */
  badRequest(): string
  /** Adds to a rendered page that its figures are as of a point in time, an instant in UTC. */
  withAsOf(html: string, request: PageRequest, at: string): string
  /** addresses (without `/ny`) for the sitemap, those of items from the feed included */
  addresses(feed: Feed): Promise<{ path: string; changed?: string }[]>
  /** the shipped interface messages by their keys, such as `shell.search` */
  messages: Readonly<Record<Lang, Readonly<Record<string, string>>>>
  /** what the search finds: the site's own pages and products, and how items of collections are found */
  search: {
    pages(feeds: Readonly<Record<Lang, Feed>>): Promise<SearchEntry[]>
    /** the collections of which items are found */
    collections: readonly CollectionName[]
    /** when one of these moves, the site's own pages are read again, and all items of the collections named: their names come from there */
    follows: Partial<Record<CollectionName, readonly CollectionName[]>>
    /** how they are found, with the names that menus and companies have in these feeds */
    items(feeds: Readonly<Record<Lang, Feed>>): Promise<SearchItems>
    /** where a reader finds an item by itself; null where it stands on no page of its own. @param item in one language */
    addressOf(collection: CollectionName, item: object): string | null
  }
}

/** The built site's one export, `createSite`. */
export type CreateSite = (assets: Assets) => Site
