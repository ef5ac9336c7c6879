import { createContext, useContext } from 'react'
import type { BrandId } from '#contract/brands/names.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import type { Frame } from './frame.ts'
import type { SiteMessages } from './messages/messages.ts'

/**
 * Whom a page is drawn for. Parts and shell read it on the server; islands have none and get what they
 * need as props.
 */
export type PageContext = {
  request: PageRequest
  /** the page's own address without `/ny`, with the query it reads: where the language or the colours are changed, the page stays */
  address: string
  /** the page's route, such as `/fdhbankplc/blog/view/:slug`; null where no page stands */
  route: string | null
  brand: BrandId
  /** the companies and their menus */
  frame: Frame
  messages: SiteMessages
  /** what is to be said on every page of the section; homes say it below their greeting, the others above the page */
  notices: readonly Item<'notices'>[]
  /** when what the page shows was last changed, ISO 8601; null where it shows nothing of the feed */
  updated: string | null
  /** true where an English text stands in for a missing Chichewa one */
  untranslated: boolean
  /** the English texts that stand in for missing Chichewa ones, in the page and around it */
  english: ReadonlySet<string>
  hasPage: (address: string) => boolean
}

const ReaderContext = createContext<PageContext | null>(null)
export const ReaderProvider = ReaderContext.Provider

export function usePageContext(): PageContext {
  const reader = useContext(ReaderContext)
  if (!reader) throw new Error('This part is drawn on the server only, inside a page.')
  return reader
}
