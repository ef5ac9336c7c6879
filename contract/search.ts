import type { BrandId } from './brands/names.ts'
import type { Lang } from './languages.ts'

/** What is found, in the order in which groups of equal worth are shown. */
export const searchGroups = ['pages', 'products', 'news', 'documents', 'branches', 'faqs', 'apps'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** What stands for an entry in one language. */
export type SearchText = {
  title: string
  /** other names it goes by; found by, not shown */
  names: string
  summary: string
  /** the rest of what it says; found by, not shown */
  more: string
}

/** Something that can be found, in both languages at once: whoever reads Chichewa also searches for `loan`. */
export type SearchEntry = {
  /** its own among all entries */
  id: string
  group: SearchGroup
  /** a page of this site without `/ny`, a file, or with `https://` another website */
  to: string
  brand: BrandId | null
  en: SearchText
  ny: SearchText
  /** true where the Chichewa text is the English one */
  untranslated: boolean
  /** the newer of two equals comes first; ISO 8601 or empty */
  at: string
  file?: { mime: string; bytes: number; lang: Lang }
}

export type SearchHit = Pick<SearchEntry, 'id' | 'group' | 'to' | 'brand' | 'file'> & {
  title: string
  summary: string
  /** the language of title and summary */
  lang: Lang
}

export type SearchQuery = {
  text: string
  /** one group only */
  group?: SearchGroup
  /** how many hits of all groups together; or of each */
  most: number
  each?: boolean
  /** how many of the group are left out before them */
  skip?: number
}

export type SearchFound = {
  total: number
  /** true where nothing holds all the words, so that what holds most of them is shown */
  partial: boolean
  /** false in the first seconds of a service, while what can be found is still being read: there may be more */
  complete: boolean
  /** the group of the best hit first; `total` counts all of a group */
  groups: readonly { group: SearchGroup; total: number; hits: readonly SearchHit[] }[]
}

export const searchLimits = { leastLetters: 2, mostLetters: 200, mostWords: 12 } as const

/** The address of the search API: `q`, `lang` and `limit`. */
export const searchAddress = '/api/search'
