import type { Lang } from '#contract/languages.ts'

/** A plain text as HTML writes it, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** A plain e-mail: one column, no pictures, nothing fetched. */
export const htmlOf = (lang: Lang, title: string, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  '<body style="margin:24px;font:16px/1.5 sans-serif;color:#1a171d;max-width:36em">' +
  `${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</body></html>`
