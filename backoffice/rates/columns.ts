import {
  errorsIn,
  figuresToConfirm,
  type Figures,
  type RateLimits,
  type Sheet,
} from '#contract/backoffice/sheets.ts'
import type { BoardRow } from '#contract/backoffice/rates.ts'
import { currencies } from '#contract/currencies.ts'
import { plainTyped } from '#contract/rules/pasted.ts'
import { isFigure } from '#contract/rules/rate-change.ts'
import type { CsvRow } from '#contract/rules/read-csv.ts'
import { figuresOf } from './grid-state.ts'

/** How figures are written: `1,734.50` (point), `1.734,50` (comma); null where `1,734` may be either. */
export type NumberFormat = 'point' | 'comma' | null

/** What the columns of a pasted or imported table hold. */
export type Columns = {
  /** whether the first line has headings */
  headings: boolean
  /** for each column the sheet's key, one of its figures, or '' where it is not used */
  uses: readonly string[]
  format: NumberFormat
}

/** Where a table without codes begins: figures go down from this cell. */
export type Start = { key: string; field: string }

type TableError = 'unknown' | 'twice' | 'not_a_figure' | 'has_commas'
export type ColumnProblem = { line: number; column: string; text: string; error: TableError }
export type ReadTable = {
  cells: { key: string; field: string; text: string }[]
  problems: ColumnProblem[]
  rows: number
  /** lines below the last row of the grid */
  left: number
}

const hasLetters = (cell: string) => /\p{L}/u.test(cell)
const hasDigits = (cell: string) => /\d/.test(cell)
/** Some put every cell between quotation marks. */
const unquoted = (cell: string) => /^["'“‘](.*)["'”’]$/.exec(cell)?.[1]?.trim() ?? cell
const read = ({ cells }: CsvRow) => cells.map((cell) => unquoted(plainTyped(cell)))

/** How headings call a column; the names of the fields themselves are certain, these only likely. */
const likely: Readonly<Record<string, RegExp>> = {
  currency: /currency|code|ccy|iso/,
  product: /product|code/,
  buying: /\bbuy|\bbid/,
  selling: /\bsell|\boffer|\bask/,
  middle: /\bmid|average|mean/,
  value: /value|figure|rate|percent|amount/,
}

/**
 * Says what each column of a table holds: by its headings, else by the codes and the order of the sheet's figures.
 * `certain` only where nothing else is plausible; otherwise somebody has to look at it.
 * @param at the cell into which it was pasted; null for a file
 */
export function guessColumns(
  table: readonly CsvRow[],
  {
    sheet,
    rows,
    limits,
    at,
  }: { sheet: Sheet; rows: readonly BoardRow[]; limits: RateLimits; at: Start | null },
): Columns & { certain: boolean } {
  const lines = table.map(read)
  const keys = rows.map(({ key }) => key)
  const [first = [], ...others] = lines
  const headings =
    others.length > 0 &&
    first.some(hasLetters) &&
    !first.some(hasDigits) &&
    !first.some((cell) => rowOf(cell, keys, sheet) !== undefined)
  const guess = headings ? byHeadings(first, others, keys, sheet) : byOrder(lines, keys, sheet, at)
  const figures = (headings ? others : lines).flatMap((line) =>
    line.filter((_, index) => sheet.figures.includes(guess.uses[index] ?? '')),
  )
  const columns = { headings, uses: guess.uses, format: formatOf(figures) }
  const isPlausible =
    headings || !guess.uses.includes(sheet.key) || arePlausible(table, columns, { sheet, rows, limits })
  return { ...columns, certain: guess.certain && columns.format === 'point' && isPlausible }
}

/** The mappings of columns that a user has imported with, by `mappingKey`. */
export type Mappings = Readonly<Record<string, Columns>>

/** Returns the name under which a table's mapping is stored: its headings, or the number of its columns. */
export const mappingKey = (table: readonly CsvRow[], { headings }: Columns): string =>
  headings
    ? (table[0]?.cells ?? []).join('\t').toLowerCase()
    : `${Math.max(0, ...table.map(({ cells }) => cells.length))} columns`

/** Returns the mapping last used for such a table, unless its columns are certain; the number format is read anew. */
export function mappingOf(
  mappings: Mappings,
  table: readonly CsvRow[],
  guess: Columns & { certain: boolean },
): Columns | undefined {
  const known = guess.certain && !guess.headings ? undefined : mappings[mappingKey(table, guess)]
  return known && guess.format !== null ? { ...known, format: guess.format } : known
}

type Guess = { uses: string[]; certain: boolean }

function byHeadings(
  first: readonly string[],
  body: readonly (readonly string[])[],
  keys: readonly string[],
  sheet: Sheet,
): Guess {
  const names = first.map((cell) => cell.toLowerCase())
  const fields = [sheet.key, ...sheet.figures]
  const uses = names.map((name) => (fields.includes(name) ? name : ''))
  const isExact = sheet.figures.some((field) => uses.includes(field)) && new Set(names).size === names.length
  // Codes may stand under any heading, or under none.
  const codes = uses.includes(sheet.key) ? -1 : columnOfCodes(body, keys, sheet)
  if (codes >= 0 && uses[codes] === '') uses[codes] = sheet.key
  let guessed = false
  for (const field of fields) {
    if (uses.includes(field)) continue
    const index = names.findIndex((name, at) => uses[at] === '' && likely[field]?.test(name))
    if (index < 0) continue
    uses[index] = field
    guessed = true
  }
  return { uses, certain: isExact && !guessed && uses.includes(sheet.key) }
}

/** Columns of figures are the sheet's in their order; a column of words alone is none. */
function byOrder(
  lines: readonly (readonly string[])[],
  keys: readonly string[],
  sheet: Sheet,
  at: Start | null,
): Guess {
  const codes = columnOfCodes(lines, keys, sheet)
  const width = Math.max(0, ...lines.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, index) => index)
  const ofFigures = columns.filter(
    (index) => index !== codes && lines.some((line) => hasDigits(line[index] ?? '')),
  )
  const from = codes < 0 && at ? sheet.figures.indexOf(at.field) : 0
  const fields = sheet.figures.slice(from)
  const uses = columns.map((index) =>
    index === codes ? sheet.key : (fields[ofFigures.indexOf(index)] ?? ''),
  )
  const isInOrder = ofFigures.length > 0 && ofFigures.every((index) => index > codes)
  const isPlaced = codes >= 0 || at !== null
  return { uses, certain: isPlaced && isInOrder && ofFigures.length <= fields.length }
}

/** The column with the most codes of the grid; -1 where none has any. */
function columnOfCodes(lines: readonly (readonly string[])[], keys: readonly string[], sheet: Sheet): number {
  const width = Math.max(0, ...lines.map(({ length }) => length))
  const counts = Array.from(
    { length: width },
    (_, index) => lines.filter((line) => rowOf(line[index] ?? '', keys, sheet) !== undefined).length,
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

/** Whether figures without headings can be what their order says: without an error, and no further off than usual. */
function arePlausible(
  table: readonly CsvRow[],
  columns: Columns,
  { sheet, rows, limits }: { sheet: Sheet; rows: readonly BoardRow[]; limits: RateLimits },
): boolean {
  const { cells } = readColumns(table, columns, { sheet, rows, at: null })
  const typed = new Map<string, Figures>()
  for (const { key, field, text } of cells) typed.set(key, { ...typed.get(key), [field]: text })
  return [...typed].every(([key, own]) => {
    const row = rows.find((one) => one.key === key)
    if (!row) return true
    const figures = figuresOf(row, own)
    const isRight = Object.keys(errorsIn(sheet, figures)).length === 0
    return (
      isRight && Object.keys(figuresToConfirm(sheet, row.live?.figures ?? null, figures, limits)).length === 0
    )
  })
}

const decimalPoint = /\.\d{1,2}$|\.\d{4,6}$|,\d{3}\.\d+$/
const decimalComma = /^[\d. ]*,(\d{1,2}|\d{4,6})$/

/** Tells decimal commas from commas between thousands, by all figures of a table together. */
function formatOf(figures: readonly string[]): NumberFormat {
  if (figures.some((text) => decimalPoint.test(text))) return 'point'
  if (figures.some((text) => decimalComma.test(text))) return 'comma'
  return figures.some((text) => /^\d{1,3}(,\d{3})+$/.test(text)) ? null : 'point'
}

/** A figure as the service takes it; a text that cannot be read stays as it is. */
function toFigure(text: string, format: NumberFormat): string {
  const ungrouped = text.replace(/(\d) (?=\d{3}(\D|$))/g, '$1')
  if (format === 'point' && /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(ungrouped)) return ungrouped.replaceAll(',', '')
  if (format === 'comma' && /^(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(ungrouped))
    return ungrouped.replaceAll('.', '').replace(',', '.')
  return ungrouped
}

/** Reads a table into cells of the grid; nothing may be filled in while it has problems. */
export function readColumns(
  table: readonly CsvRow[],
  { headings, uses, format }: Columns,
  { sheet, rows, at }: { sheet: Sheet; rows: readonly BoardRow[]; at: Start | null },
): ReadTable {
  const keys = rows.filter(({ text }) => text === null).map(({ key }) => key)
  const codes = uses.indexOf(sheet.key)
  const from = codes < 0 && at ? keys.indexOf(at.key) : 0
  const outcome: ReadTable = { cells: [], problems: [], rows: 0, left: 0 }
  const seen = new Set<string>()
  for (const [index, row] of (headings ? table.slice(1) : table).entries()) {
    const cells = read(row)
    const { line } = row
    const key = codes < 0 ? keys[from + index] : rowOf(cells[codes] ?? '', keys, sheet)
    if (key === undefined && codes < 0) {
      outcome.left += 1
      continue
    }
    if (key === undefined || seen.has(key)) {
      const error = key === undefined ? 'unknown' : 'twice'
      outcome.problems.push({ line, column: sheet.key, text: cells[codes] ?? '', error })
      continue
    }
    seen.add(key)
    outcome.rows += 1
    for (const [column, field] of uses.entries()) {
      const written = cells[column] ?? ''
      if (!sheet.figures.includes(field) || written === '') continue
      const text = toFigure(written, format)
      if (isFigure(text)) outcome.cells.push({ key, field, text })
      else
        outcome.problems.push({
          line,
          column: field,
          text: written,
          error: /^[\d., ]+$/.test(text) ? 'has_commas' : 'not_a_figure',
        })
    }
  }
  return outcome
}

const currencyCode = /\b[A-Z]{3}\b/g
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const otherNames: Readonly<Record<string, string>> = { GBP: 'Pound sterling', MWK: 'Malawian kwacha' }

/** Whether words name a currency, in part as well: `rand`, `US dollars`. */
function isNameOf(words: readonly string[], code: string): boolean {
  const names = [Object.entries(currencies).find(([one]) => one === code)?.[1].en, otherNames[code]]
  return names.some((name = '') => {
    const own = wordsOf(name).flatMap((word) => [word, `${word}s`])
    return words.length > 0 && words.every((word) => own.includes(word))
  })
}

/**
 * The row that a cell is about: its code or name alone, or its code beside words of which none is another code, such as
 * `USD US dollar`, or with the kwacha after it, such as `USD/MWK`. `MWK/USD` is another rate, and `JPY 100` may be for a
 * hundred of them.
 */
function rowOf(cell: string, keys: readonly string[], sheet: Sheet): string | undefined {
  const exact = keys.find((key) => key.toLowerCase() === cell.toLowerCase())
  if (exact !== undefined || sheet.key !== 'currency' || hasDigits(cell)) return exact
  const words = wordsOf(cell)
  // A name that may also mean the kwacha of Malawi, or two currencies, is none.
  const named = [...keys, 'MWK'].filter((key) => isNameOf(words, key))
  if (named.length === 1 && named[0] !== 'MWK') return named[0]
  const [key, ...more] = keys.filter((one) => words.includes(one.toLowerCase()))
  if (key === undefined || more.length > 0) return undefined
  const kwacha = words.indexOf('mwk')
  if (kwacha >= 0 && kwacha < words.indexOf(key.toLowerCase())) return undefined
  const [, pair = ''] = cell.toUpperCase().split('/')
  const codes = [...cell.matchAll(currencyCode), ...pair.matchAll(currencyCode)]
  return codes.some(([code]) => code !== key && code !== 'MWK') ? undefined : key
}
