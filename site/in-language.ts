import type { Both, Lang } from '#contract/languages.ts'

/** A text of our own in the page's language, or one of the feed, which is in it already. */
export const inLanguage = (text: Both | string, lang: Lang): string =>
  typeof text === 'string' ? text : text[lang]
