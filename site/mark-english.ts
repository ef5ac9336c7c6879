const islands = /(<nsalu-island\b[^]*?<\/nsalu-island>)/
/** A tag and the text after it. Each match begins with `<`, so that long attributes take no time. */
const tagAndText = /<(\/?\w*)([^<>]*)>([^<>]+)(?=<(\/\w+)?)/g
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const decoded = (text: string) => text.replace(/&\S+?;/g, (reference) => characters[reference] ?? reference)

/**
 * Adds `lang="en"` to the elements of a page's HTML that show one of the texts. A text next to others gets an element of
 * its own, except in islands, which hydrate the elements they have rendered.
 */
export function markEnglish(html: string, texts: ReadonlySet<string>): string {
  if (texts.size === 0) return html
  const mark = (part: string, isIsland: boolean) =>
    part.replace(tagAndText, (whole, name: string, attributes: string, text: string, end: string) => {
      const alone = decoded(text).trim()
      if (!texts.has(alone) && !texts.has(alone.replace(/[.:]$/, ''))) return whole
      if (attributes.includes(' lang=')) return whole
      if (end === `/${name}`) return `<${name} lang="en"${attributes}>${text}`
      if (isIsland) return whole
      return `<${name}${attributes}><span lang="en">${text}</span>`
    })
  return html
    .split(islands)
    .map((part, n) => mark(part, n % 2 === 1))
    .join('')
}
