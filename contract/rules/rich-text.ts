import { linkAddress } from './link.ts'

/**
 * Elements and attributes that rich text may hold: structure, emphasis, links, tables, and pictures of the library by
 * their id. The server removes everything else; the editor reports it when it is pasted.
 */
export const richTextElements: readonly string[] =
  'h2 h3 p ul ol li strong em a br blockquote table caption thead tbody tr th td img'.split(' ')

export const richTextAttributes: Record<string, string[]> = {
  a: ['href', 'lang'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  img: ['data-file', 'alt'],
  '*': ['lang'],
}

export const richTextSchemes = ['https', 'mailto', 'tel']

const fileId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isLibraryPicture = (dataFile: string | undefined): boolean => fileId.test(dataFile ?? '')
export const isRichTextLink = (href: string): boolean => linkAddress.test(href)
