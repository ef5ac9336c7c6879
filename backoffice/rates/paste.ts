import type { Sheet } from '#contract/backoffice/sheets.ts'

type Cell = { key: string; field: string; text: string }
export type Pasted = { cells: Cell[]; rows: number; left: number }

/** `1,734.50` is 1734.50 beyond doubt; `1,734` is left for its reader to decide. */
const plain = (text: string): string => {
  const trimmed = text.trim()
  return /^\d{1,3}(,\d{3})+\.\d+$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
}

/**
 * A block as spreadsheets put it on the clipboard: lines of cells between tabs. Where each line begins with a row's key
 * it goes to that row, headings left out; else it lies with its first cell on the one it was pasted into.
 * @param keys the rows of the grid from top to bottom
 * @returns null where it is a single cell, which needs no help
 */
export function readBlock(
  text: string,
  sheet: Sheet,
  keys: readonly string[],
  at: { key: string; field: string },
): Pasted | null {
  const lines = text.replace(/(\r?\n|\r)+$/, '').split(/\r\n|\n|\r/)
  const block = lines.map((line) => line.split('\t'))
  if (block.length === 1 && block[0]?.length === 1) return null
  const known = (cell: string | undefined) => {
    const name = cell?.trim() ?? ''
    return keys.find((key) => key === name || key === name.toUpperCase())
  }
  const isHeading = block[0]?.[0]?.trim().toLowerCase() === sheet.key
  const body = isHeading ? block.slice(1) : block
  const named = body.length > 0 && body.every(([first]) => known(first) !== undefined)
  const startRow = keys.indexOf(at.key)
  const startField = named || isHeading ? 0 : sheet.figures.indexOf(at.field)
  const cells: Cell[] = []
  let left = 0
  let rows = 0
  for (const [index, line] of body.entries()) {
    const key = named ? known(line[0]) : keys[startRow + index]
    const figures = named || isHeading ? line.slice(1) : line
    if (key === undefined) {
      left += 1
      continue
    }
    rows += 1
    for (const [offset, cell] of figures.entries()) {
      const field = sheet.figures[startField + offset]
      if (field !== undefined && cell.trim() !== '') cells.push({ key, field, text: plain(cell) })
    }
  }
  return { cells, rows, left }
}
