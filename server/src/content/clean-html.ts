import sanitize from 'sanitize-html'

const fileId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** What a link may be: a path of this site, a place on the page, or an address of another site. All else is removed. */
const somewhere = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i

/**
 * What an author's rich text may hold: structure, emphasis, links, tables, and pictures of the library by their id. No
 * style, no script, no frame, no address of a picture: that is put in when it is read.
 */
const allowed: sanitize.IOptions = {
  allowedTags: 'h2 h3 p ul ol li strong em a br blockquote table caption thead tbody tr th td img'.split(' '),
  allowedAttributes: {
    a: ['href', 'lang'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['data-file', 'alt'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(href !== undefined && somewhere.test(href) && { href }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !fileId.test(attribs['data-file'] ?? ''),
}

export const cleanHtml = (html: string): string => sanitize(html, allowed)

/** The files that a cleaned text shows. */
export const filesInHtml = (html: string): string[] =>
  [...html.matchAll(/<img [^>]*?data-file="([0-9a-f-]{36})"/g)].flatMap(([, id]) => (id ? [id] : []))
