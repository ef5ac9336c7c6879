/**
 * Minutes to read an article, at 200 words a minute (a common figure for reading on a screen), at least 1.
 * @param html the article's content; tags do not count as words
 */
export function readingMinutes(html: string): number {
  let words = 0
  let inWord = false
  for (let at = 0; at < html.length; at++) {
    const code = html.charCodeAt(at)
    const end = code === tagBegins ? html.indexOf('>', at) : -1
    if (end !== -1) at = end
    const isWord = end === -1 && !isSpace(code)
    if (isWord && !inWord) words++
    inWord = isWord
  }
  return Math.max(1, Math.ceil(words / 200))
}

const tagBegins = 0x3c

/** The spaces of texts; lists work this out for each article, so that a pattern is too slow. Most signs are letters: those first. */
const isSpace = (code: number): boolean =>
  code > 0x20
    ? code >= 0xa0 && (code === 0xa0 || code === 0x2028 || code === 0x2029)
    : code === 0x20 || (code >= 0x09 && code <= 0x0d)
