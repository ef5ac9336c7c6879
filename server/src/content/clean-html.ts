import sanitize from 'sanitize-html'
import { telephoneLink } from '#contract/rules/link.ts'
import {
  isLibraryPicture,
  isRichTextLink,
  richTextAttributes,
  richTextElements,
  richTextSchemes,
} from '#contract/rules/rich-text.ts'
import { escapeHtml } from '../messages/html.ts'
import { RecentlyUsed } from '../http/recently-used.ts'

/** Corrects telephone links that editors or imports wrote as they are read; a link without a number stays as it is. */
const dialled = (href: string): string => (/^tel:/i.test(href) ? (telephoneLink(href) ?? href) : href)

/** Removes everything that is not in the definition of rich text. Addresses of pictures are added when a text is read. */
const allowed: sanitize.IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: richTextAttributes,
  allowedSchemes: richTextSchemes,
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(href !== undefined && isRichTextLink(href) && { href: dialled(href) }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isLibraryPicture(attribs['data-file']),
}

/**
 * Headings, paragraphs and lists without attributes, each closed where it belongs: most of what authors write. Cleaning leaves
 * it as it is, so it need not be taken apart.
 */
const plain =
  /^(?:\s*<(p|h2|h3)>[^<>&]*(?:<(strong|em)>[^<>&]*<\/\2>[^<>&]*)*<\/\1>|\s*<(ul|ol)>\s*(?:<li>[^<>&]*(?:<(strong|em)>[^<>&]*<\/\4>[^<>&]*)*<\/li>\s*)*<\/\3>)*\s*$/

export const isPlain = (html: string): boolean => plain.test(html)
export const cleanAnew = (html: string): string => sanitize(html, allowed)

/** Returns what cleaning removes from a text: elements as `<script>`, attributes by name, links with their address. */
export function leftOutOf(html: string): string[] {
  if (isPlain(html)) return []
  const names = new Set<string>()
  const onOpenTag = (name: string, attribs: Record<string, string>) =>
    leftOutOfTag(name, attribs).forEach((one) => names.add(one))
  sanitize(html, { ...allowed, onOpenTag })
  return [...names]
}

function leftOutOfTag(name: string, attribs: Record<string, string>): string[] {
  if (name === 'img') return isLibraryPicture(attribs['data-file']) ? [] : ['<img>'] // its address is derived
  if (!richTextElements.includes(name)) return [`<${name}>`]
  const own = [...(richTextAttributes[name] ?? []), ...(richTextAttributes['*'] ?? [])]
  return Object.entries(attribs).flatMap(([attribute, value]) => {
    if (!own.includes(attribute)) return [attribute]
    return attribute === 'href' && !cleanAnew(`<a href="${escapeHtml(value)}"></a>`).includes('href')
      ? [`href="${value.slice(0, 80)}"`]
      : []
  })
}

/** What was cleaned lately: a list's texts are the same at each reading, and cleaning is the dearest part of reading it. */
const cleaned = new RecentlyUsed<string, string>(
  2_000_000,
  // A text that is clean already is one string in memory, not two.
  (html, clean) => html.length + (clean === html ? 0 : clean.length),
)

/** @returns only what authors may write; the same for what is clean already */
export function cleanHtml(html: string): string {
  if (isPlain(html)) return html
  const known = cleaned.get(html)
  if (known !== undefined) return known
  const result = cleanAnew(html)
  const clean = result === html ? html : result
  cleaned.set(html, clean)
  return clean
}

/** The files that a cleaned text shows. */
export const filesInHtml = (html: string): string[] =>
  !html.includes('data-file="')
    ? []
    : [...html.matchAll(/<img [^>]*?data-file="([0-9a-f-]{36})"/g)].flatMap(([, id]) => (id ? [id] : []))
