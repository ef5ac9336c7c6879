const parts = /<textarea[^>]*>[^<]*| value="[^"]*"|MK (?=\d)|\d (?:KB|MB|km)\b|\+265(?: \d+)+/g
/** What a visitor typed comes back as it was. */
const isTyped = (part: string): boolean => part.startsWith('<textarea') || part.startsWith(' value=')

/**
 * A page's HTML in which no line ends within a sum, a size, a distance or a telephone number, whoever wrote it. What islands are
 * given (`data-props`) is changed alike, so that they draw the same.
 */
export const keepTogether = (html: string): string =>
  html.replace(parts, (part) => (isTyped(part) ? part : part.replaceAll(' ', '\u00a0')))
