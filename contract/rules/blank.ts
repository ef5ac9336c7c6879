const invisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text shows nothing: spaces, and characters without a shape such as U+200B, U+00AD and U+3164. */
export const isBlank = (text: string): boolean => invisible.test(text)

/** The same for rich text: elements alone show nothing, a picture does. */
export const isBlankHtml = (html: string): boolean =>
  !html.includes('<img') &&
  isBlank(html.replace(/<[^>]*>|&(?:nbsp|shy|zwn?j);|&#x?[\da-f]+;/gi, decodeInvisible))

function decodeInvisible(part: string): string {
  const [, hex, digits = ''] = /^&#(x?)([\da-f]+);$/i.exec(part) ?? []
  if (digits === '') return ''
  const code = Number.parseInt(digits, hex ? 16 : 10)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : part
}

/**
 * Returns a text as it is saved: empty if it shows nothing, without spaces around it, and with plain spaces between words, where
 * programs that text is pasted from put no-break spaces. The site adds those that belong, such as within amounts.
 */
export const savedText = (text: string): string => (isBlank(text) ? '' : withPlainSpaces(text))
/** The same for rich text. */
export const savedHtml = (html: string): string => (isBlankHtml(html) ? '' : withPlainSpaces(html))

const withPlainSpaces = (text: string) => text.replace(/&nbsp;|[\u00a0\u2007\u202f]/g, ' ').trim()
