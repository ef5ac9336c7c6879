/**
 * A text for matching without regard to case, accents (`ŵ` is `w`) and spacing; never for showing.
 */
export const foldText = (text: string): string =>
  (isAscii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
/** Most texts: there is nothing to take apart. */
// oxlint-disable-next-line no-control-regex -- all of ASCII is meant
const isAscii = /^[\0-\x7f]*$/

/**
 * The branch filter by name (spec, section 4): true where the name contains what was typed, and for an empty
 * query. Case does not count; nor do accents, since few keyboards have `ŵ`.
 */
export const matchesName = (name: string, query: string): boolean => foldText(name).includes(foldText(query))
