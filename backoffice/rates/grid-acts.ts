import type { Sheet } from '#contract/backoffice/sheets.ts'
import { isFigure, moveByPercent } from '#contract/rules/rate-change.ts'
import type { Place } from './grid-keyboard.ts'
import type { GridRow } from './grid-state.ts'

/** A marked block, from any corner to the one across. */
export type Block = { from: Place; to: Place }
type CellText = { key: string; field: string; text: string }

export const isIn = ({ from, to }: Block, { row, column }: Place): boolean =>
  row >= Math.min(from.row, to.row) &&
  row <= Math.max(from.row, to.row) &&
  column >= Math.min(from.column, to.column) &&
  column <= Math.max(from.column, to.column)

/** The fields of a sheet that a block touches. */
const fieldsIn = (sheet: Sheet, block: Block) =>
  sheet.figures.filter((_, column) =>
    isIn({ from: { ...block.from, row: 0 }, to: { ...block.to, row: 0 } }, { row: 0, column }),
  )

/**
 * The block's first row put into the rows below it. A block of one row takes from the row above, as in a spreadsheet.
 * @param rows those that are typed in, from top to bottom
 */
export function filledDown(rows: readonly GridRow[], sheet: Sheet, block: Block): CellText[] {
  const first = Math.min(block.from.row, block.to.row)
  const last = Math.max(block.from.row, block.to.row)
  const source = rows[first === last ? first - 1 : first]
  if (!source) return []
  return rows
    .slice(first === last ? first : first + 1, last + 1)
    .flatMap(({ row: { key } }) =>
      fieldsIn(sheet, block).map((field) => ({ key, field, text: source.figures[field] ?? '' })),
    )
}

/**
 * The block's figures moved by so many percent. The middle rate follows from the other two, and is moved by itself only
 * where it is marked alone.
 */
export function movedBy(rows: readonly GridRow[], sheet: Sheet, block: Block, percent: string): CellText[] {
  const marked = fieldsIn(sheet, block)
  const fields = marked.length > 1 ? marked.filter((field) => field !== 'middle') : marked
  return rows
    .filter((_, row) => isIn(block, { row, column: block.from.column }))
    .flatMap(({ row: { key }, figures }) =>
      fields.flatMap((field) => {
        const figure = figures[field] ?? ''
        return isFigure(figure) ? [{ key, field, text: moveByPercent(figure, percent) }] : []
      }),
    )
}
