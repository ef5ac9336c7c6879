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
}

const none: PastedBlock = { cells: [], rows: 0, left: 0, unclear: [] }
/** A word that stands for a figure that is missing. */
const isGap = (cell: string) => /^(n\/?a|nil|none|tba|tbc|pending)$/i.test(cell)
const isName = (cell: string) => hasLetters(cell) && !isGap(cell)
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
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  if (block.length === 1 && block[0]?.length === 1) return null
  const headings = headingsIn(block[0] ?? [], sheet)
  const body = (headings ? block.slice(1) : block).filter((line) => line.some((cell) => cell !== ''))
  const known = (cell = '') => keys.find((key) => key === cell || key === cell.toUpperCase())
  const codes = headings?.includes(sheet.key) ? headings.indexOf(sheet.key) : columnOfCodes(body, known)
  const named = headings?.map((name) => (sheet.figures.includes(name) ? name : '')) ?? null
  if (codes < 0)
    return byPlace(body, keys, at.key, named ?? sheet.figures.slice(sheet.figures.indexOf(at.field)))
  const fields = named ?? figuresInOrder(body, codes, sheet)
  return byCode(body, { codes, fields, known })
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

/**
 * Without headings: the columns of figures are the sheet's in their order; columns of words before them, such as names,
 * are none. A word among the figures keeps its place, so that none slips into another column.
 */
function figuresInOrder(body: readonly (readonly string[])[], codes: number, sheet: Sheet): string[] {
  const fields = [...sheet.figures]
  const width = Math.max(0, ...body.map((line) => line.length))
  return Array.from({ length: width }, (_, index) => {
    const words = body.some((line) => isName(line[index] ?? ''))
    const before = fields.length === sheet.figures.length
    return index === codes || (words && before) ? '' : (fields.shift() ?? '')
  })
}

const figuresOf = (line: readonly string[], fields: readonly string[], key: string): Cell[] =>
  fields.flatMap((field, index) => {
    const cell = line[index] ?? ''
    return field !== '' && cell !== '' ? [{ key, field, text: plainFigure(cell) }] : []
  })

function byCode(
  body: readonly (readonly string[])[],
  {
    codes,
    fields,
    known,
  }: { codes: number; fields: readonly string[]; known: (cell: string | undefined) => string | undefined },
): PastedBlock {
  const unclear: string[] = []
  const seen = new Set<string>()
  const cells: Cell[] = []
  for (const line of body) {
    const code = line[codes] ?? ''
    const key = known(code)
    if (key === undefined || seen.has(key)) unclear.push(code === '' ? '–' : code)
    else cells.push(...figuresOf(line, fields, key))
    if (key !== undefined) seen.add(key)
  }
  return unclear.length ? { ...none, unclear } : { ...none, cells, rows: body.length }
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
