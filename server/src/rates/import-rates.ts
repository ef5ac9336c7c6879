import type { ImportAnswer, ImportBody, ImportError } from '#contract/backoffice/rates.ts'
import { figuresToConfirm, type Figures, type Sheet } from '#contract/backoffice/sheets.ts'
import { isFigure, middleOf, plainFigure } from '#contract/rules/rate-change.ts'
import { readCsv, type CsvRow } from '#contract/rules/read-csv.ts'
import type { Change } from '../changes/change.ts'
import { mustWrite } from '../content/permissions.ts'
import { readRateLimits } from '../content/rate-limits.ts'
import type { Post } from '../content/verbs/notify-others.ts'
import { checkBatch, liveFigures } from './check-batch.ts'
import { loadSheet } from './load-sheet.ts'
import { sendBatch } from './send-batch.ts'

type ImportLine = { key: string; line: number; figures: Figures }

/**
 * Reads a file of rates. A dry run, or a file with any fault, writes nothing.
 * @throws AppError as sendBatch
 */
export async function importRates(change: Change, asked: ImportBody, post: Post): Promise<ImportAnswer> {
  const loaded = await loadSheet(change.tx, asked.sheet)
  mustWrite(change.actor, loaded.stored.definition)
  const { sheet } = loaded
  const { read, errors } = readRates(sheet, asked.csv)
  const limits = await readRateLimits(change.tx)
  const batch = {
    sheet: asked.sheet,
    effective_at: asked.effective_at,
    note: asked.note,
    confirmed: asked.confirmed,
    rows: read.map(({ key, figures }) => ({ key, figures })),
  }
  const checked = checkBatch(loaded, batch, { limits, now: change.now })
  for (const [place, error] of Object.entries(checked.errors)) {
    const [key = '', column = null] = place.split('.')
    const row =
      error === 'twice' ? read.findLast((one) => one.key === key) : read.find((one) => one.key === key)
    const text = column === null ? key : (row?.figures[column] ?? '')
    errors.push({ line: row?.line ?? 0, column: column ?? sheet.key, error, text })
  }
  const changes = checked.rows.map(({ key, figures: after }) => {
    const before = liveFigures(loaded, key)
    const exceeded = figuresToConfirm(sheet, before, after, limits)
    return { key, before, after, over_change_limit: Object.keys(exceeded).length > 0 }
  })
  errors.sort((a, b) => a.line - b.line)
  const said = { errors, changes, unchanged: checked.unchanged }
  if (asked.dry_run || errors.length) return { ...said, batch: null }
  return { ...said, batch: (await sendBatch(change, batch, post)).batch }
}

/** The rows of a file under the headings of the sheet, in whatever order these stand. */
function readRates(sheet: Sheet, csv: string): { read: ImportLine[]; errors: ImportError[] } {
  const text = readCsv(csv)
  if (!text.ok) return { read: [], errors: [{ line: text.line, column: null, error: text.why, text: '' }] }
  const [head, ...rows] = text.rows
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const known = [sheet.key, ...sheet.figures]
  const errors: ImportError[] = []
  const line = head?.line ?? 1
  for (const heading of headings)
    if (!known.includes(heading))
      errors.push({ line, column: heading, error: 'heading_unknown', text: heading })
  for (const heading of known)
    if (heading !== 'middle' && !headings.includes(heading))
      errors.push({ line, column: heading, error: 'heading_missing', text: '' })
  if (errors.length) return { read: [], errors }
  if (rows.length === 0) return { read: [], errors: [{ line, column: null, error: 'no_rows', text: '' }] }
  const read = rows.flatMap((row): ImportLine[] => {
    if (row.cells.length === headings.length) return [readRow(sheet, headings, row)]
    errors.push({ line: row.line, column: null, error: 'cells_missing', text: row.cells.join(' | ') })
    return []
  })
  return { read, errors }
}

function readRow(sheet: Sheet, headings: readonly string[], { line, cells }: CsvRow): ImportLine {
  const cell = (heading: string) => cells[headings.indexOf(heading)] ?? ''
  const figures: Figures = Object.fromEntries(sheet.figures.map((field) => [field, plainFigure(cell(field))]))
  const { buying = '', selling = '', middle } = figures
  // Left out, or empty in a row: half way between.
  if (middle === '' && isFigure(buying) && isFigure(selling)) figures['middle'] = middleOf(buying, selling)
  const key = sheet.key === 'currency' ? cell(sheet.key).toUpperCase() : cell(sheet.key)
  return { key, line, figures }
}
