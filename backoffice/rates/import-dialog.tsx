import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useStore } from 'react-admin'
import type { RatesBoard } from '#contract/backoffice/rates.ts'
import { errorsIn, figuresToConfirm, type Figures, type Sheet } from '#contract/backoffice/sheets.ts'
import { readCsv, type CsvRow } from '#contract/rules/read-csv.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import cards from '../shell/cards-on-phones.module.css'
import {
  guessColumns,
  mappingKey,
  mappingOf,
  readColumns,
  type ColumnProblem,
  type Columns,
  type Mappings,
  type Start,
} from './columns.ts'
import { Difference } from './difference.tsx'
import { figuresOf } from './grid-state.ts'
import styles from './rates.module.css'

type Cell = { key: string; field: string; text: string }
export type PastedTable = { table: readonly CsvRow[]; at: Start }
type Props = {
  board: RatesBoard
  sheet: Sheet
  /** a table whose columns are not certain, or a file that is to be chosen */
  source: PastedTable | 'file'
  onClose: () => void
  onUse: (cells: Cell[]) => void
}

/** The mappings of columns that somebody has used; they are kept with the other choices of this person. */
export const useMappings = (sheet: string) => useStore<Mappings>(`rates.columns.${sheet}`, {})

/** Asks what the columns of a pasted table or a file hold, and shows what would change. It writes nothing. */
export function ImportDialog({ board, sheet, source, onClose, onUse }: Props) {
  const pasted = source === 'file' ? null : source
  const [table, setTable] = useState(pasted?.table ?? null)
  const [refused, setRefused] = useState('')
  const [chosen, setChosen] = useState<Columns | null>(null)
  const [mappings, setMappings] = useMappings(board.sheet)
  const at = pasted?.at ?? null
  const limits = { change: board.change_limit, spread: board.spread_limit }
  const guess = table && guessColumns(table, { sheet, rows: board.rows, limits, at })
  const columns = chosen ?? (table && guess && (mappingOf(mappings, table, guess) ?? guess))
  const read = table && columns && readColumns(table, columns, { sheet, rows: board.rows, at })
  const isPlaced = columns !== null && (at !== null || columns.uses.includes(sheet.key))
  async function open(file: File | undefined) {
    setTable(null)
    setChosen(null)
    setRefused('')
    if (!file) return
    const csv = readCsv(await file.text())
    if (!csv.ok)
      setRefused(`${messages.rates.importErrors[csv.why]} (${messages.rates.importLine} ${csv.line})`)
    else if (csv.rows.length === 0) setRefused(messages.rates.importErrors.no_rows)
    else setTable(csv.rows)
  }
  function use() {
    if (!read || !guess || !columns) return
    setMappings({ ...mappings, [mappingKey(table, guess)]: columns })
    onUse(read.cells)
    onClose()
  }
  const canUse = read !== null && isPlaced && read.problems.length === 0 && read.cells.length > 0
  return (
    <Dialog open onClose={onClose} aria-labelledby="import-title" maxWidth="md" fullWidth>
      <DialogTitle id="import-title">
        {pasted ? messages.rates.pasteTitle : messages.rates.importTitle}
      </DialogTitle>
      <DialogContent>
        <p>{pasted ? messages.rates.pasteHelp : messages.rates.importHelp}</p>
        {!pasted && (
          <label className={styles.file}>
            {messages.rates.importFile}
            <input
              ref={focusOnce}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={(event) => void open(event.target.files?.[0])}
            />
          </label>
        )}
        {refused && <p role="alert">{refused}</p>}
        {table && columns && (
          <ColumnChoice table={table} columns={columns} sheet={sheet} onChange={setChosen} />
        )}
        <div aria-live="polite">
          {columns && !isPlaced && (
            <p className={styles.refused}>
              {formatMessage(messages.rates.columnMissing, { name: messages.rates.keyNames[board.sheet] })}
            </p>
          )}
          {read && isPlaced && read.problems.length > 0 && (
            <Problems problems={read.problems} sheet={sheet} />
          )}
          {read && canUse && <Changes board={board} sheet={sheet} cells={read.cells} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.rates.cancel}</Button>
        <Button variant="contained" disabled={!canUse} onClick={use}>
          {messages.rates.importUse}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type ChoiceProps = {
  table: readonly CsvRow[]
  columns: Columns
  sheet: Sheet
  onChange: (columns: Columns) => void
}

/** The first lines of a table, with a choice above each column. */
function ColumnChoice({ table, columns, sheet, onChange }: ChoiceProps) {
  const { rates } = messages
  const width = Math.max(...table.map(({ cells }) => cells.length))
  const indexes = Array.from({ length: width }, (_, index) => index)
  const choose = (index: number, use: string) =>
    onChange({
      ...columns,
      // Each field stands in one column.
      uses: indexes.map((one) => {
        const now = columns.uses[one] ?? ''
        if (one === index) return use
        return now === use ? '' : now
      }),
    })
  return (
    <>
      <div className={styles.columns}>
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col">{rates.importLine}</th>
              {indexes.map((index) => (
                <th key={index} scope="col">
                  <select
                    aria-label={formatMessage(rates.columnHolds, { n: index + 1 })}
                    value={columns.uses[index] ?? ''}
                    onChange={(event) => choose(index, event.target.value)}
                  >
                    <option value="">{rates.columnUnused}</option>
                    {[sheet.key, ...sheet.figures].map((field) => (
                      <option key={field} value={field}>
                        {fieldName(field)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.slice(0, 5).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {indexes.map((index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.columnOptions}>
        <label>
          <input
            type="checkbox"
            checked={columns.headings}
            onChange={({ target }) => onChange({ ...columns, headings: target.checked })}
          />{' '}
          {rates.columnHeadings}
        </label>
        <label>
          {rates.numberFormat}{' '}
          <select
            value={columns.format ?? ''}
            onChange={({ target }) =>
              onChange({ ...columns, format: target.value === 'comma' ? 'comma' : 'point' })
            }
          >
            {columns.format === null && <option value="">{rates.numberUnclear}</option>}
            <option value="point">1,734.50</option>
            <option value="comma">1.734,50</option>
          </select>
        </label>
      </p>
    </>
  )
}

const fieldName = (field: string): string =>
  messages.rates.figures[field] ??
  (field === 'currency' ? messages.rates.keyNames.exchange : messages.rates.codeName)

const Problems = ({ problems, sheet }: { problems: readonly ColumnProblem[]; sheet: Sheet }) => (
  <>
    <p className={styles.refused}>{formatMessage(messages.rates.importFaultCount, { n: problems.length })}</p>
    <div className={cards.cards}>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{messages.rates.importLine}</th>
            <th scope="col">{messages.rates.importColumn}</th>
            <th scope="col">{messages.rates.importText}</th>
            <th scope="col">{messages.rates.importWrong}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, error, text }) => (
            <tr key={`${line} ${column}`}>
              <th scope="row">
                {/* On a phone the heading above it is not seen. */}
                <span className={styles.lineName}>{messages.rates.importLine} </span>
                {line}
              </th>
              <td data-label={messages.rates.importColumn}>{fieldName(column)}</td>
              <td data-label={messages.rates.importText}>{text || '–'}</td>
              <td data-label={messages.rates.importWrong}>
                {column === sheet.key && error === 'unknown'
                  ? messages.rates.columnUnknown
                  : messages.rates.importErrors[error]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)

type ChangesProps = { board: RatesBoard; sheet: Sheet; cells: readonly Cell[] }

/** The rows that the table changes, beside what is in effect. */
function Changes({ board, sheet, cells }: ChangesProps) {
  const limits = { change: board.change_limit, spread: board.spread_limit }
  const rows = board.rows.flatMap((row) => {
    const own = cells.filter(({ key }) => key === row.key)
    if (own.length === 0) return []
    const before = row.live?.figures ?? null
    const after: Figures = figuresOf(row, Object.fromEntries(own.map(({ field, text }) => [field, text])))
    const [error] = Object.values(errorsIn(sheet, after))
    const isOver = !error && Object.keys(figuresToConfirm(sheet, before, after, limits)).length > 0
    return [{ key: row.key, before, after, error, isOver }]
  })
  return (
    <div className={`${styles.columns} ${cards.cards}`}>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{messages.rates.row}</th>
            {sheet.figures.map((field) => (
              <th key={field} scope="col">
                {messages.rates.figures[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, before, after, error, isOver }) => (
            <tr key={key}>
              <th scope="row">
                {key}
                {isOver && <span className={styles.below}>{messages.rates.toConfirm}</span>}
                {error && <span className={styles.fault}> {messages.rates.errors[error]}</span>}
              </th>
              {sheet.figures.map((field) => (
                <td key={field} className={styles.changed} data-label={messages.rates.figures[field]}>
                  {after[field]} <Difference before={before?.[field]} after={after[field]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
