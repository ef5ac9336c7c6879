/**
 * Minutes to read an article, at 200 words a minute (a common figure for reading on a screen), at least 1.
 * @param html the article's content; tags do not count as words
 */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.ceil(words / 200))
}
