import type { FunctionComponent, ReactElement } from 'react'
import { createElement } from 'react'
import type { Feed } from '#contract/feed.ts'
import type { PageRequest } from '#contract/site.ts'
import type { Frame, FramedRequest } from './frame.ts'
import type { SheetName } from './sheet-names.ts'
import type { Thing } from './structured-data.ts'
import type { SiteMessages } from './messages/messages.ts'

/** The page does not exist after all: a 404 that offers these addresses (or the nearest ones). */
export type NotFound = { outcome: 'notFound'; offers: readonly Offer[] }
/** Where else to go; `to` may carry a query. */
export type Offer = { label: string; to: string }
/** Go elsewhere; `to` is a path of this site without `/ny`. */
export type Redirect = { outcome: 'redirect'; to: string; status: 301 | 302 }

export const notFound = (offers: readonly Offer[] = []): NotFound => ({ outcome: 'notFound', offers })
export const redirect = (to: string, status: 301 | 302 = 302): Redirect => ({
  outcome: 'redirect',
  to,
  status,
})

export type PageProps<Data> = { data: Data; request: PageRequest; messages: SiteMessages }

type Definition<Data> = {
  /** exact addresses without `/ny`, as spelt in the spec; `:name` captures a segment. The brand follows from each */
  paths: readonly [string, ...string[]]
  /** other addresses of the same pages, left out of the sitemap */
  otherPaths?: readonly string[]
  /** query keys the page reads; others never reach it */
  query?: readonly string[]
  /** those of them whose empty value tells something: a field was cleared */
  blank?: readonly string[]
  /** the form it carries; a page with one has `sent` in its query and shows `request.refused` */
  form?: 'enquiry'
  /** whether it carries the form with what it read; a page that declares one has it unless said otherwise */
  hasForm?: (data: Data) => boolean
  /** reads everything the page shows; what it reads decides when a cached page is thrown away */
  load: (feed: Feed, request: PageRequest) => Promise<Data | NotFound | Redirect>
  /** the group of pages whose styles it is drawn with (build/sheets.ts); the inner ones unless said otherwise */
  sheet?: SheetName
  /** true where it shows sections that its sheet has no styles for */
  beyondSheet?: (data: Data) => boolean
  title: (messages: SiteMessages, data: Data, request: FramedRequest) => string
  description: (messages: SiteMessages, data: Data, request: FramedRequest) => string
  /** views of it that are found beside it, by their queries */
  foundAs?: readonly Record<string, string>[]
  /**
   * What it says of itself without a query, for the search; declared where that takes far less than all that the page reads.
   * It must be what `title` and `description` say.
   */
  name?: (feed: Feed, request: FramedRequest) => PageName | Promise<PageName>
  /** other names it goes by, for the search */
  otherNames?: (messages: SiteMessages) => string
  Component: FunctionComponent<PageProps<Data>>
  /** what stands above it in place of the site's header, where the page is one task; null where it is not */
  header?: (data: Data) => ReactElement | null
  /** false where the address has too many values to keep the page in the cache; kept unless said otherwise */
  keep?: (request: PageRequest) => boolean
  /** the address that stands for this one, without `/ny`, where the same page has several */
  canonical?: (data: Data, request: PageRequest) => string | undefined
  /** what schema.org has a type for; the company and the way here are added by themselves */
  structured?: (data: Data, request: FramedRequest) => readonly Thing[]
  /** feeds of what it lists, for readers that look for them in the head; `to` is without `/ny` */
  feeds?: (messages: SiteMessages, request: PageRequest) => readonly FeedLink[]
  /** asks search engines to leave the page out */
  hidden?: boolean
  /** false if an open page ignores changes of its content; for forms, which must not change while they are filled in */
  live?: boolean
  /** shows one product or loan, and exists only while that is published */
  ofItem?: boolean
  /** the addresses of a pattern with `:name` and those with a `type`, for the sitemap; plain paths are listed without it */
  addresses?: (feed: Feed) => Promise<{ path: string; changed?: string }[]>
}

/** What a page says of itself. */
export type PageName = Pick<LoadedPage, 'title' | 'description'>

/** A feed that a page offers. */
export type FeedLink = { to: string; type: string; title: string }

export type LoadedPage = {
  title: string
  description: string
  keep: boolean
  hidden: boolean
  live: boolean
  canonical: string | undefined
  structured: readonly Thing[]
  feeds: readonly FeedLink[]
  hasForm: boolean
  sheet: SheetName | null
  beyondSheet: boolean
  header: ReactElement | null
  body: ReactElement
}

/** A page whose kind of data is sealed inside. */
export type SitePage = {
  paths: readonly string[]
  otherPaths: readonly string[]
  query: readonly string[]
  blank: readonly string[]
  hidden: boolean
  ofItem: boolean
  form: 'enquiry' | null
  addresses: Definition<never>['addresses'] | undefined
  foundAs: readonly Record<string, string>[]
  otherNames(messages: SiteMessages): string
  /** what it says of itself without a query; null where only showing it tells */
  name: ((feed: Feed, request: PageRequest, frame: Frame) => Promise<PageName>) | null
  answer(feed: Feed, request: PageRequest, frame: Frame): Promise<LoadedPage | NotFound | Redirect>
}

/** True for what a `load` may return instead of data. */
export const isOutcome = (value: unknown): value is NotFound | Redirect =>
  typeof value === 'object' && value !== null && 'outcome' in value

/** Declares a page; a module under `pages/` exports it as `page`. */
export function definePage<Data>(definition: Definition<Data>): SitePage {
  const { name } = definition
  return {
    paths: [...definition.paths, ...(definition.otherPaths ?? [])],
    otherPaths: definition.otherPaths ?? [],
    query: definition.query ?? [],
    blank: definition.blank ?? [],
    hidden: definition.hidden ?? false,
    ofItem: definition.ofItem ?? false,
    form: definition.form ?? null,
    addresses: definition.addresses,
    foundAs: definition.foundAs ?? [],
    otherNames: (messages) => definition.otherNames?.(messages) ?? '',
    name: name ? async (feed, request, frame) => name(feed, { ...request, frame }) : null,
    async answer(feed, asked, frame) {
      const { messages } = frame
      const request = { ...asked, frame }
      const data = await definition.load(feed, request)
      if (isOutcome(data)) return data
      return {
        title: definition.title(messages, data, request),
        description: definition.description(messages, data, request),
        keep: definition.keep?.(request) ?? true,
        hidden: definition.hidden ?? false,
        live: definition.live ?? true,
        canonical: definition.canonical?.(data, request),
        structured: definition.structured?.(data, request) ?? [],
        feeds: definition.feeds?.(messages, request) ?? [],
        hasForm: definition.form !== undefined && (definition.hasForm?.(data) ?? true),
        sheet: definition.sheet ?? null,
        beyondSheet: definition.beyondSheet?.(data) ?? false,
        header: definition.header?.(data) ?? null,
        body: createElement(definition.Component, { data, request, messages }),
      }
    },
  }
}
