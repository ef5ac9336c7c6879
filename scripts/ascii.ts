// One sign beyond ASCII (“ or ·, say) makes Node keep a large file with two bytes a sign. This writes such signs as
// escapes, which mean the same in strings, templates and regular expressions, and moves the source map's columns along.

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const beyond = /[^\0-\u007f]/g

export type SourceMap = { mappings: string }

/** The program without signs beyond ASCII, and its map with the columns as they are then. It must hold no comments. */
export function toAscii<Map extends SourceMap>(code: string, map: Map): { code: string; map: Map } {
  const lines = code.split('\n')
  const mappings = map.mappings.split(';').map((line, n) => moveColumns(line, lines[n] ?? ''))
  const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return { code: code.replace(beyond, escape), map: { ...map, mappings: mappings.join(';') } }
}

/** One line's segments, each beginning with its distance from the column before. */
function moveColumns(segments: string, line: string): string {
  // A sign becomes six: each column after it moves on by five.
  const signs = [...line.matchAll(beyond)].map(({ index }) => index)
  if (signs.length === 0 || segments === '') return segments
  let column = 0
  let passed = 0
  return segments
    .split(',')
    .map((segment) => {
      const { value, length } = readNumber(segment)
      column += value
      const before = passed
      while ((signs[passed] ?? Number.POSITIVE_INFINITY) < column) passed++
      return writeNumber(value + 5 * (passed - before)) + segment.slice(length)
    })
    .join(',')
}

/** Base 64, five bits a digit and the lowest first, the first of all the sign; the sixth bit says that more follow. */
function readNumber(segment: string): { value: number; length: number } {
  let sum = 0
  for (let length = 0; length < segment.length; length++) {
    const digit = digits.indexOf(segment[length] ?? '')
    sum += (digit & 31) << (5 * length)
    if (digit < 32) return { value: sum & 1 ? -(sum >> 1) : sum >> 1, length: length + 1 }
  }
  throw new Error(`the source map has a number without an end: ${segment}`)
}

function writeNumber(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1
  let written = ''
  do {
    const digit = rest & 31
    rest >>= 5
    written += digits[rest > 0 ? digit | 32 : digit]
  } while (rest > 0)
  return written
}
