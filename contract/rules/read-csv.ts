/** The most that is read at once, in characters: a sheet of rates is a few kilobytes. */
const most = 200_000

/** A row with the number of the line it begins on, as a spreadsheet counts them. */
export type CsvRow = { line: number; cells: string[] }
export type CsvText =
  | { ok: true; rows: CsvRow[] }
  | { ok: false; line: number; why: 'too_long' | 'open_quote' }

/**
 * Reads a table as RFC 4180 has it, and as spreadsheets write it: with or without a byte order mark, lines that end in
 * CRLF, LF or CR, cells between tabs where the first line has one, else between commas or semicolons (what it has more of).
 * Empty lines are left out; cells come without the space around them.
 */
export function readCsv(text: string): CsvText {
  if (text.length > most) return { ok: false, line: 1, why: 'too_long' }
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let began = 1
  let quoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: began, cells })
    cells = []
    began = line
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] ?? ''
    const newLine = sign === '\n' || (sign === '\r' && source[at + 1] !== '\n')
    if (newLine) line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (sign === separator) endCell()
    else if (newLine) endRow()
    else if (sign !== '\r') cell += sign
  }
  if (quoted) return { ok: false, line: began, why: 'open_quote' }
  endRow()
  return { ok: true, rows }
}

function separatorOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1)
  // Figures copied from a spreadsheet have commas of their own.
  if (first.includes('\t')) return '\t'
  const count = (sign: string) => first.split(sign).length - 1
  const [best] = [',', ';'].toSorted((a, b) => count(b) - count(a))
  return best ?? ','
}
