import type { Lang } from '#contract/languages.ts'
import { isText } from '#contract/localise.ts'

/** All that an object says in one language, however deep; what it names in code (addresses, codes) is left out. */
export function textIn(node: unknown, lang: Lang): string {
  if (isText(node)) return node[lang] ?? node.en
  if (Array.isArray(node)) return node.map((child) => textIn(child, lang)).join(' ')
  if (typeof node === 'object' && node !== null) return textIn(Object.values(node), lang)
  return ''
}

/** An author's HTML as plain words. */
export const wordsOfHtml = (html: string): string => {
  const text = html.replace(/<[^>]*>/g, ' ')
  const plain = text.includes('&') ? text.replace(/&(?:nbsp|amp|lt|gt|quot|#\d+);/g, ' ') : text
  // A single space stays as it is: most are, and thousands of texts are read when the service starts.
  return plain.replace(/\s{2,}|[^\S ]/g, ' ').trim()
}

/** The first words of a text, cut between two of them. */
export function beginning(text: string, most = 160): string {
  if (text.length <= most) return text
  const cut = text.lastIndexOf(' ', most)
  return `${text.slice(0, cut > 0 ? cut : most)}…`
}
