import type { Lang } from '#contract/languages.ts'
import { isText } from '#contract/localise.ts'

/** All that an object says in one language, however deep; what it names in code (addresses, codes) is left out. */
export function textIn(node: unknown, lang: Lang): string {
  if (isText(node)) return node[lang] ?? node.en
  if (Array.isArray(node)) return node.map((child) => textIn(child, lang)).join(' ')
  if (typeof node === 'object' && node !== null) return textIn(Object.values(node), lang)
  return ''
}

/** An author's HTML without its tags, to be found by: what space stands between words does not matter. */
export const withoutTags = (html: string): string => {
  const text = html.replace(/<[^>]*>/g, ' ')
  return text.includes('&') ? text.replace(/&(?:nbsp|amp|lt|gt|quot|#\d+);/g, ' ') : text
}

/** The same to be shown, with one space between words. */
export const wordsOfHtml = (html: string): string => withoutTags(html).replace(/\s+/g, ' ').trim()

/** The first words of a text, cut between two of them. */
export function beginning(text: string, most = 160): string {
  if (text.length <= most) return text
  const cut = text.lastIndexOf(' ', most)
  return `${text.slice(0, cut > 0 ? cut : most)}…`
}
