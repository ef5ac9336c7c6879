import type { Feed } from '#contract/feed.ts'
import type { PageRequest } from '#contract/site.ts'
import type { NotFound, Redirect } from './page.ts'
import { isOutcome } from './page.ts'
import type { SiteMessages } from './messages/messages.ts'

type Definition<Data> = {
  /** exact addresses without `/ny`, ending as such files do; `:name` captures a segment */
  paths: readonly [string, ...string[]]
  /** query keys it reads; others never reach it */
  query?: readonly string[]
  /** reads everything it says; what it reads decides when a kept one is thrown away */
  load: (feed: Feed, request: PageRequest) => Promise<Data | NotFound | Redirect>
  /** such as `text/csv; charset=utf-8` */
  type: string
  /** what a browser saves it as; without it the browser shows it */
  filename?: (data: Data, request: PageRequest) => string
  write: (data: Data, request: PageRequest, messages: SiteMessages) => string
  /** true where the address changes with what it says, so that browsers keep it for a year */
  lasting?: boolean
  /** false where the address has too many values to keep the answer; kept unless said otherwise */
  keep?: (request: PageRequest) => boolean
}

export type LoadedFile = {
  type: string
  filename: string | null
  body: string
  keep: boolean
  lasting: boolean
}

/** A file whose kind of data is sealed inside. */
export type SiteFile = {
  paths: readonly string[]
  query: readonly string[]
  answer(feed: Feed, request: PageRequest, messages: SiteMessages): Promise<LoadedFile | NotFound | Redirect>
}

/**
 * Declares an address that answers with a file drawn from content: a table as CSV, a feed. It is loaded, kept and
 * thrown away as pages are. A module `pages/<…>.file.ts` exports it as `file`.
 */
export function defineFile<Data>(definition: Definition<Data>): SiteFile {
  return {
    paths: definition.paths,
    query: definition.query ?? [],
    async answer(feed, request, messages) {
      const data = await definition.load(feed, request)
      if (isOutcome(data)) return data
      return {
        type: definition.type,
        filename: definition.filename?.(data, request) ?? null,
        body: definition.write(data, request, messages),
        keep: definition.keep?.(request) ?? true,
        lasting: definition.lasting ?? false,
      }
    },
  }
}
