import { Fragment, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { BoardRow } from '#contract/backoffice/rates.ts'
import type { RowError, Sheet, SheetName } from '#contract/backoffice/sheets.ts'
import { formatMessage, messages } from '../messages.ts'
import { Cell } from './cell.tsx'
import type { GridRow } from './grid-state.ts'
import { stepOf, type Place } from './grid-keyboard.ts'
import { readBlock } from './paste.ts'
import styles from './rates.module.css'

type Props = {
  name: SheetName
  sheet: Sheet
  rows: GridRow[]
  readOnly: boolean
  /** what the service said, by `<key>.<field>` and `<key>` */
  refused: Readonly<Record<string, string>>
  typedMiddle: (key: string) => boolean
  onType: (cells: { key: string; field: string; text: string }[], step: string | null) => void
  onTakeBack: (key: string, field: string) => void
  onUndo: () => void
  onMessage: (text: string) => void
  /** what stands at the end of a row, and below it where it is out of band */
  stateOf: (row: BoardRow) => ReactNode
  warningOf: (row: GridRow) => ReactNode
}

const idOf = (place: Place) => `cell-${place.row}-${place.column}`

/** The grid: arrow keys, Enter and Tab move, blocks are marked, copied and pasted as in a spreadsheet. */
export function RatesGrid(props: Props) {
  const { name, sheet, rows, readOnly, refused, onType, onTakeBack, onUndo, onMessage } = props
  const [mark, setMark] = useState<{ from: Place; to: Place } | null>(null)
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const editable = rows.filter(({ row }) => row.words === null)
  const keys = editable.map(({ row }) => row.key)

  const go = (from: Place, step: { row: number; column: number; marks: boolean }) => {
    const to = { row: from.row + step.row, column: from.column + step.column }
    const field = document.getElementById(idOf(to))
    if (!field) return
    if (step.marks) setMark({ from: mark?.from ?? from, to })
    field.focus()
    if (!step.marks) setMark(null)
  }
  const isMarked = ({ row, column }: Place) =>
    mark !== null &&
    row >= Math.min(mark.from.row, mark.to.row) &&
    row <= Math.max(mark.from.row, mark.to.row) &&
    column >= Math.min(mark.from.column, mark.to.column) &&
    column <= Math.max(mark.from.column, mark.to.column)

  function onKey(event: KeyboardEvent<HTMLInputElement>, place: Place, key: string, field: string) {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onUndo()
      return
    }
    if (event.key === 'Escape') {
      onTakeBack(key, field)
      return
    }
    const caret = { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length }
    const step = stepOf(event, caret)
    if (!step) return
    event.preventDefault()
    go(place, step)
  }
  function onPaste(event: ClipboardEvent, key: string, field: string) {
    const block = readBlock(event.clipboardData.getData('text/plain'), sheet, keys, { key, field })
    if (!block) return
    event.preventDefault()
    if (block.unclear.length)
      return onMessage(formatMessage(messages.rates.pasteUnclear, { codes: block.unclear.join(', ') }))
    onType(block.cells, null)
    const { pasted, pastedSome } = messages.rates
    onMessage(formatMessage(block.left ? pastedSome : pasted, { n: block.rows, left: block.left }))
  }
  function onCopy(event: ClipboardEvent) {
    if (!mark) return
    const lines = editable.flatMap(({ figures }, row) => {
      const cells = sheet.figures.filter((_, column) => isMarked({ row, column }))
      return cells.length ? [cells.map((field) => figures[field] ?? '').join('\t')] : []
    })
    event.preventDefault()
    event.clipboardData.setData('text/plain', lines.join('\r\n'))
  }

  return (
    <div className={styles.scroll} onCopy={onCopy}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{messages.rates.keyNames[name]}</th>
            {sheet.figures.map((field) => (
              <th key={field} scope="col">
                {messages.rates.figures[field]}
              </th>
            ))}
            <th scope="col">{messages.rates.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => {
            const { row, figures, changed, errors, far } = one
            const index = keys.indexOf(row.key)
            const title = name === 'exchange' ? row.key : row.name.en
            // The service names each fault by a RowError; anything else is shown at the top.
            const rowError = refused[row.key] as RowError | undefined
            return (
              <Fragment key={row.key}>
                <tr data-changed={changed || undefined}>
                  <th scope="row">
                    {title}
                    <span className={styles.below}>
                      {name === 'exchange' ? row.name.en : row.group?.en}
                      {row.unit && messages.rates.units[row.unit]
                        ? `, ${messages.rates.units[row.unit]}`
                        : ''}
                    </span>
                  </th>
                  {row.words ? (
                    <td className={styles.words}>{row.words.en}</td>
                  ) : (
                    sheet.figures.map((field, column) => {
                      const place = { row: index, column }
                      const error = errors[field] ?? (refused[`${row.key}.${field}`] as RowError | undefined)
                      return (
                        <Cell
                          key={field}
                          id={idOf(place)}
                          label={formatMessage(messages.rates.cell, {
                            row: title,
                            field: messages.rates.figures[field] ?? field,
                          })}
                          value={figures[field] ?? ''}
                          live={row.live?.figures[field]}
                          reckoned={field === 'middle' && changed && !props.typedMiddle(row.key)}
                          error={error && error in messages.rates.errors ? error : undefined}
                          far={far.includes(field)}
                          marked={isMarked(place)}
                          readOnly={readOnly}
                          onType={(text) => onType([{ key: row.key, field, text }], `${row.key} ${field}`)}
                          onKey={(event) => onKey(event, place, row.key, field)}
                          onPaste={(event) => onPaste(event, row.key, field)}
                          onFocus={(extend) => {
                            if (extend) setMark({ from: at, to: place })
                            else setAt(place)
                          }}
                        />
                      )
                    })
                  )}
                  <td>{props.stateOf(row)}</td>
                </tr>
                {(far.length > 0 || (rowError && rowError in messages.rates.errors)) && (
                  <tr className={styles.warning}>
                    <td colSpan={sheet.figures.length + 2}>
                      {rowError && rowError in messages.rates.errors && (
                        <span className={styles.fault} role="alert">
                          {messages.rates.errors[rowError]}
                        </span>
                      )}
                      {far.length > 0 && props.warningOf(one)}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
