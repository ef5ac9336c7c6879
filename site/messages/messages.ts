import type { Lang } from '#contract/languages.ts'
import { en, type SiteMessages } from './en.ts'
import { ny } from './ny.ts'

export type { SiteMessages as Words } from './en.ts'

/** All words of a language. A group is a file of its own in `en/` and in `ny/`, which must satisfy the type of `en`. */
export const wordsIn = (lang: Lang): SiteMessages => (lang === 'ny' ? ny : en)
