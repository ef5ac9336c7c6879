/** Before a number: it names something. `Area 47`, `Plot 14`, `P.O. Box 14`, `Section 12`. */
const naming = new Set(
  (
    'account act annex appendix area article block box bus call chapter clause code counter extension fax floor flat ' +
    'form gate highway house item level line no nos number nambala page part phone platform plot question road room ' +
    'route rule section shop site stall stand step street table tel telephone unit version whatsapp window zone'
  ).split(' '),
)
const until = new Set(['to', 'until', 'till', 'mpaka'])
const hours = /^(?:hrs?|hours?|h|o[’']clock|[ap]\.?m|koloko)(?:$|[^\p{L}])/iu

/** The words of the same paragraph; the nearest one first. */
const wordsBefore = (text: string) => wordsOf(text.split('\n').at(-1)).toReversed()
const wordsAfter = (text: string) => wordsOf(text.split('\n')[0])
const wordsOf = (text = '') => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))

const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
const isSmall = (word: string) => /^[^\p{L}\d]*\p{Ll}/u.test(word)
const isAbbreviation = (word: string) => /^\p{Lu}{2,}/u.test(word)
const hasDigit = (word = '') => /\d/.test(word)
const ends = (word: string) => /[.!?:;,]\p{P}*$/u.test(word)

/**
 * Whether a bare number counts something in a sentence. One in an address, a name, a telephone number, a time, a date or
 * a code does not: it stays as it is when a figure changes that happens to be equal.
 * @param text plain, with a new line where a paragraph ends; the number stands from `from` to before `to`
 */
export function countsSomething(text: string, from: number, to: number): boolean {
  const [left, right] = [text.slice(0, from), text.slice(to)]
  // A part of something longer.
  if (/[\p{L}\d+#/:.,*_–—-]$/u.test(left) || /^(?:[\p{L}\d/:*_–—-]|[.,]\d)/u.test(right)) return false
  const [before, beforeThat] = wordsBefore(left)
  // What stands right at the number belongs to the sentence's signs.
  const [after, afterThat] = /^\s/.test(right) ? wordsAfter(right) : []
  if (hasDigit(before) || hasDigit(after)) return false
  if (before !== undefined && naming.has(plain(before))) return false
  if (before !== undefined && until.has(plain(before)) && hasDigit(beforeThat)) return false
  if (after !== undefined && (hours.test(after) || (until.has(plain(after)) && hasDigit(afterThat))))
    return false
  // A month, a street: `14 November`, `14 Market Road`.
  if (after !== undefined && !isSmall(after) && !isAbbreviation(after)) return false
  if (before === undefined || ends(before)) return after !== undefined
  if (isSmall(before)) return after !== undefined || plain(before) !== 'at'
  // A name within a sentence; at its beginning any word is written so.
  const begins = beforeThat === undefined || ends(beforeThat)
  return begins && after !== undefined
}
