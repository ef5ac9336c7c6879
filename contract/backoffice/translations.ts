import type { NyState, SectionAt } from './content.ts'

/** What asks for a translator's work. */
export type OpenNyState = Exclude<NyState, 'reviewed'>

/** One text of an item's newest revision whose Chichewa asks for work. */
export type TextToTranslate = {
  collection: string
  id: string
  /** the item's title in English, else in Chichewa */
  title: string
  /** where in the item, such as `sections.2.title` */
  path: string
  section: SectionAt
  state: OpenNyState
  html: boolean
  en: string
  ny: string
  /** whether the public sees the item, in this or an older revision */
  live: boolean
}

/** Texts in a fixed order; `next` is the `after` of the next page, null at the end. */
export type TextsToTranslate = { texts: TextToTranslate[]; next: string | null }

/** How many texts of a collection's newest revisions ask for work. */
export type TranslationCounts = { collection: string } & Record<OpenNyState, number>
