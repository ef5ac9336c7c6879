/** What is counted, also where an island puts the number in later: in English it follows its number, in Chichewa it stands before it. */
const units = 'KB|MB|km|days?|weeks?|months?|years?|hours?|minutes?|min'
const unitsBefore = 'MK|tsiku|masiku|sabata|masabata|mwezi|miyezi|chaka|zaka|maola|mphindi'
/**
 * All of them begin with a space, by which they are found quickly. What was typed is found too, so that it is passed over; each
 * `<textarea` has a name, and so a space.
 */
const parts = new RegExp(
  [
    ' value="[^"]*"',
    ' (?<=<textarea )[^>]*>[^<]*',
    ` (?=[\\d{])(?<=\\b(?:${unitsBefore}) |\\+265(?: \\d+)* )`,
    ` (?<=[\\d}] )(?:${units})\\b`,
  ].join('|'),
  'g',
)
/** What a visitor typed comes back as it was. */
const isTyped = (part: string): boolean => part.startsWith(' value=') || part.includes('>')

/**
 * A page's HTML in which no line ends within a sum, a size, a distance, a time or a telephone number, whoever wrote it. What islands are
 * given (`data-props`) is changed alike, so that they draw the same.
 */
export const keepTogether = (html: string): string =>
  html.replace(parts, (part) => (isTyped(part) ? part : part.replace(' ', '\u00a0')))
