const table = /<table\b[^]*?<\/table>/g
const text = />[^<]+/g
/** A character reference is one character. */
const longWord = /(?:&#?\w+;|[^\s<>&]){17,}/g
const stretch = /(?:&#?\w+;|[^&]){8}(?=.)(?!\p{M})/gu

/**
 * Adds break opportunities to words of more than 16 characters in the tables of a page's HTML. A column is at least as
 * wide as its longest unbreakable part, so a long address or account number would push a table off the screen, and
 * `overflow-wrap: anywhere` would break ordinary words as well.
 */
export const breakLongWords = (html: string): string =>
  html.replace(table, (rows) =>
    rows.replace(text, (part) => part.replace(longWord, (word) => word.replace(stretch, '$&<wbr>'))),
  )
