import type { Sheet } from '#contract/backoffice/sheets.ts'
import { plainFigure } from '#contract/rules/rate-change.ts'

type Cell = { key: string; field: string; text: string }
export type PastedBlock = {
  cells: Cell[]
  rows: number
  /** lines below the last row of the grid */
  left: number
  /** codes that are on no row here, or on two lines: nothing is taken until they are clear */
  unclear: string[]
  /** words where a figure belongs, each with its row: nothing is taken either */
  words: { key: string; text: string }[]
}

const none: PastedBlock = { cells: [], rows: 0, left: 0, unclear: [], words: [] }
/** A word that stands for a figure that is missing. */
const isGap = (cell: string) => /^(n\/?a|nil|none|tba|tbc|pending)$/i.test(cell)
const isName = (cell: string) => hasLetters(cell) && !isGap(cell)
const hasDigits = (cell: string) => /\d/.test(cell)
/** Some put every cell between quotation marks. */
const unquoted = (cell: string) => /^(["'“‘])(.*)["'”’]$/.exec(cell)?.[2]?.trim() ?? cell
const hasLetters = (cell: string) => /\p{L}/u.test(cell)

/**
 * A block as spreadsheets put it on the clipboard: lines of cells between tabs. Codes decide where figures go, in whatever
 * column and order they stand, and headings which figure is which. Only a block of figures alone lies with its first cell
 * on the one it was pasted into.
 * @param keys the rows of the grid from top to bottom
 * @returns null where it is a single cell, which needs no help
 */
export function readBlock(
  text: string,
  sheet: Sheet,
  keys: readonly string[],
  at: { key: string; field: string },
): PastedBlock | null {
  const lines = text.replace(/(\r?\n|\r)+$/, '').split(/\r\n|\n|\r/)
  const block = lines.map((line) => line.split('\t').map((cell) => unquoted(cell.trim())))
  if (block.length === 1 && block[0]?.length === 1) return null
  const headings = headingsIn(block[0] ?? [], sheet)
  const body = (headings ? block.slice(1) : block).filter((line) => line.some((cell) => cell !== ''))
  const known = (cell = '') => rowOf(cell, keys, sheet)
  const codes = headings?.includes(sheet.key) ? headings.indexOf(sheet.key) : columnOfCodes(body, known)
  const named = headings?.map((name) => (sheet.figures.includes(name) ? name : '')) ?? null
  if (codes < 0)
    return byPlace(body, keys, at.key, named ?? sheet.figures.slice(sheet.figures.indexOf(at.field)))
  const rows = body.map((line): Row => ({ line, key: known(line[codes]) }))
  return byCode(rows, codes, named ?? figuresInOrder(rows, codes, sheet))
}

/** The fields that a first line of headings names, by column; null where it names none. */
function headingsIn(line: readonly string[], sheet: Sheet): string[] | null {
  const names = line.map((cell) => cell.toLowerCase().replaceAll(' ', '_'))
  const known = [sheet.key, ...sheet.figures]
  return names.some((name) => known.includes(name)) ? names : null
}

/** The column that has the most codes of the grid; else the first that has words at all; -1 where all are figures. */
function columnOfCodes(
  body: readonly (readonly string[])[],
  known: (cell: string | undefined) => string | undefined,
): number {
  const width = Math.max(0, ...body.map((line) => line.length))
  const columns = Array.from({ length: width }, (_, index) => index)
  const count = (index: number) => body.filter((line) => known(line[index]) !== undefined).length
  const best = columns.toSorted((a, b) => count(b) - count(a))[0]
  if (best !== undefined && count(best) > 0) return best
  return columns.find((index) => body.some((line) => hasLetters(line[index] ?? ''))) ?? -1
}

type Row = { line: readonly string[]; key: string | undefined }

/**
 * Without headings: the columns of figures are the sheet's in their order; columns of names before them are none. A word
 * among the figures keeps its place, so that none slips into another column.
 */
function figuresInOrder(rows: readonly Row[], codes: number, sheet: Sheet): string[] {
  const fields = [...sheet.figures]
  const width = Math.max(0, ...rows.map(({ line }) => line.length))
  return Array.from({ length: width }, (_, index) => {
    const before = fields.length === sheet.figures.length
    return index === codes || (before && areNames(rows, { index, codes, sheet }))
      ? ''
      : (fields.shift() ?? '')
  })
}

/**
 * Whether a column holds names: words alone, before the codes, or with all figures after it, or each line another, or, on
 * one line, the name of its currency. Any other word may stand where the buying figure belongs.
 */
function areNames(
  rows: readonly Row[],
  { index, codes, sheet }: { index: number; codes: number; sheet: Sheet },
): boolean {
  const cells = rows.map(({ line }) => line[index] ?? '')
  if (!cells.every((cell) => isName(cell))) return false
  const whole = rows.every(
    ({ line }) => line.slice(index + 1).filter(hasDigits).length >= sheet.figures.length,
  )
  const different = cells.length > 1 && new Set(cells).size === cells.length
  const named = rows.every(({ key }, at) => key !== undefined && namesCurrency(cells[at] ?? '', key, sheet))
  return index < codes || whole || different || named
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const wordsOf = (text: string): readonly string[] => text.toUpperCase().match(/\p{L}+/gu) ?? []

/** Whether a text has a word of the currency's English name, such as `dollar`. */
function namesCurrency(text: string, key: string, sheet: Sheet): boolean {
  if (sheet.key !== 'currency' || !/^[A-Z]{3}$/.test(key)) return false
  const own = wordsOf(currencyNames.of(key) ?? '')
  return wordsOf(text).some((word) => own.includes(word))
}

/**
 * The row that a cell is about: its code alone, or beside words of which none is another code, such as `USD US dollar`, or
 * with the kwacha after it, such as `USD/MWK`. `MWK/USD` is another rate, and `JPY 100` may be for a hundred of them.
 */
function rowOf(cell: string, keys: readonly string[], sheet: Sheet): string | undefined {
  const exact = keys.find((key) => key === cell || key === cell.toUpperCase())
  if (exact !== undefined || sheet.key !== 'currency' || hasDigits(cell)) return exact
  const words = wordsOf(cell)
  const found = keys.filter((key) => words.includes(key))
  const [key] = found
  if (key === undefined || found.length > 1) return undefined
  const kwacha = words.indexOf('MWK')
  if (kwacha >= 0 && kwacha < words.indexOf(key)) return undefined
  const [, pair = ''] = cell.toUpperCase().split('/')
  const codes = [...cell.matchAll(/\b[A-Z]{3}\b/g), ...pair.matchAll(/\b[A-Z]{3}\b/g)]
  return codes.some(([code]) => code !== key && code !== 'MWK') ? undefined : key
}

const figuresOf = (line: readonly string[], fields: readonly string[], key: string): Cell[] =>
  fields.flatMap((field, index) => {
    const cell = line[index] ?? ''
    return field !== '' && cell !== '' ? [{ key, field, text: plainFigure(cell) }] : []
  })

function byCode(rows: readonly Row[], codes: number, fields: readonly string[]): PastedBlock {
  const unclear: string[] = []
  const seen = new Set<string>()
  const cells: Cell[] = []
  for (const { line, key } of rows) {
    if (key === undefined || seen.has(key)) unclear.push(line[codes] || '–')
    else cells.push(...figuresOf(line, fields, key))
    if (key !== undefined) seen.add(key)
  }
  const words = cells.filter(({ text }) => hasLetters(text)).map(({ key, text }) => ({ key, text }))
  return unclear.length || words.length ? { ...none, unclear, words } : { ...none, cells, rows: rows.length }
}

function byPlace(
  body: readonly (readonly string[])[],
  keys: readonly string[],
  first: string,
  fields: readonly string[],
): PastedBlock {
  const from = keys.indexOf(first)
  const cells = body.flatMap((line, index) => {
    const key = keys[from + index]
    return key === undefined ? [] : figuresOf(line, fields, key)
  })
  const rows = Math.min(body.length, keys.length - from)
  return { ...none, cells, rows, left: body.length - rows }
}
