import sanitize from 'sanitize-html'

/** What an author's rich text may hold: structure, emphasis, links and tables. No style, no script, no frame. */
const allowed: sanitize.IOptions = {
  allowedTags: 'h2 h3 p ul ol li strong em a br blockquote table caption thead tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'lang'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

export const cleanHtml = (html: string): string => sanitize(html, allowed)
