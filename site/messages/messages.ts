import type { Lang } from '#contract/languages.ts'
import { en, type SiteMessages } from './en.ts'
import { ny } from './ny.ts'

export type { SiteMessages } from './en.ts'

/** All messages of a language. A group is a file of its own in `en/` and in `ny/`, which must satisfy the type of `en`. */
export const messagesIn = (lang: Lang): SiteMessages => (lang === 'ny' ? ny : en)
