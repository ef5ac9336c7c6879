import type { Lang } from '#contract/languages.ts'

/** A plain text as HTML writes it, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** What a reader may follow; the stop or comma behind it is the sentence's. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** A text as HTML with its addresses as links: not every mail program makes some of its own. */
const linked = (text: string): string =>
  text
    .split(address)
    .map((part, at) =>
      at % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

/** A plain e-mail: one column, no pictures, nothing fetched. */
export const htmlOf = (lang: Lang, title: string, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  '<body style="margin:24px;font:16px/1.5 sans-serif;color:#1a171d;max-width:36em;overflow-wrap:anywhere">' +
  `${paragraphs.map((text) => `<p>${linked(text)}</p>`).join('')}</body></html>`
