import { Fragment, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { BoardRow } from '#contract/backoffice/rates.ts'
import type { RowError, Sheet, SheetName } from '#contract/backoffice/sheets.ts'
import { isFigure } from '#contract/rules/rate-change.ts'
import { readCsv } from '#contract/rules/read-csv.ts'
import { formatMessage, messages } from '../messages.ts'
import cards from '../shell/cards-on-phones.module.css'
import { Cell } from './cell.tsx'
import { Spread } from './difference.tsx'
import { filledDown, isIn, movedBy, type Block } from './grid-acts.ts'
import { stepOf, type Place } from './grid-keyboard.ts'
import type { GridRow } from './grid-state.ts'
import { GridTools } from './grid-tools.tsx'
import type { PastedTable } from './import-dialog.tsx'
import styles from './rates.module.css'
import { sendButton } from './send-bar.tsx'
import { rowName } from './row-name.ts'

type CellText = { key: string; field: string; text: string }
type Props = {
  name: SheetName
  sheet: Sheet
  rows: GridRow[]
  readOnly: boolean
  /** what stands beside the tools of the grid */
  tools: ReactNode
  /** what the service said, by `<key>.<field>` and `<key>` */
  refused: Readonly<Record<string, string>>
  typedMiddle: (key: string) => boolean
  onType: (cells: CellText[], step: string | null) => void
  onTakeBack: (key: string, field: string) => void
  onUndo: () => void
  onMessage: (text: string) => void
  onPaste: (pasted: PastedTable) => void
  onHistory: (row: BoardRow) => void
  /** at the end of a row; below it where it edits a version; and where it moved further than usual */
  stateOf: (row: BoardRow) => ReactNode
  versionOf: (row: BoardRow) => ReactNode
  warningOf: (row: GridRow) => ReactNode
}

const idOf = (place: Place) => `cell-${place.row}-${place.column}`

/** The grid: arrow keys, Enter and Tab move, blocks are marked, copied, filled and pasted as in a spreadsheet. */
export function RatesGrid(props: Props) {
  const { name, sheet, rows, readOnly } = props
  const marks = useMarks()
  const editable = rows.filter(({ row }) => row.text === null)
  const hand = useHand(props, editable, marks)
  const spread = sheet.figures.includes('selling')
  return (
    <>
      <div className={styles.tools}>
        {!readOnly && <GridTools disabled={!marks.block} onFillDown={hand.fillDown} onMove={hand.move} />}
        {props.tools}
      </div>
      <div className={cards.cards} onCopy={(event) => hand.copy(event)}>
        <table className={styles.grid} data-sheet={name}>
          <GridHead name={name} sheet={sheet} spread={spread} />
          <tbody>
            {rows.map((one) => (
              <GridLine
                key={one.row.key}
                {...props}
                one={one}
                index={editable.indexOf(one)}
                spread={spread}
                marks={marks}
                hand={hand}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const GridHead = ({ name, sheet, spread }: { name: SheetName; sheet: Sheet; spread: boolean }) => (
  <thead>
    <tr>
      <th scope="col" className={styles.key}>
        {messages.rates.keyNames[name]}
      </th>
      {sheet.figures.map((field) => (
        <th key={field} scope="col" data-field={field}>
          {messages.rates.figures[field]}
          <span className={styles.figure} aria-hidden="true">
            <span className={styles.before}>{messages.rates.yesterday}</span>
            <span className={styles.typed}>{messages.rates.typed}</span>
            <span className={styles.change}>{messages.rates.change}</span>
          </span>
        </th>
      ))}
      {spread && (
        <th scope="col" className={styles.spread}>
          {messages.rates.spread}
        </th>
      )}
      <th scope="col" className={styles.state}>
        {messages.rates.state}
      </th>
    </tr>
  </thead>
)

type LineProps = Props & {
  one: GridRow
  /** its place among the rows that are typed in */
  index: number
  spread: boolean
  marks: Marks
  hand: Hand
}

/** One row, and below it what is to be confirmed or is wrong with it as a whole. */
function GridLine(props: LineProps) {
  const { name, sheet, one, refused, spread } = props
  const { row, figures, changed, far } = one
  const title = rowName(name, row)
  // The service names each fault by a RowError; anything else is shown at the top.
  const rowError = errorIn(refused[row.key])
  const edited = changed ? props.versionOf(row) : null
  const { buying = '', selling = '' } = figures
  const below = name === 'exchange' ? row.name.en : (row.group?.en ?? '')
  const unit = row.unit ? messages.rates.units[row.unit] : undefined
  return (
    <Fragment>
      <tr data-changed={changed || undefined} data-key={row.key}>
        <th scope="row" className={styles.key}>
          {title} <span className={styles.below}>{[below, unit].filter(Boolean).join(', ')}</span>
        </th>
        {row.text ? (
          <td className={styles.text} data-label={messages.rates.figures['value']}>
            {row.text.en}{' '}
            {!props.readOnly && row.live && (
              <Link
                to={`/backoffice/${sheet.collection}/${row.live.id}`}
                aria-label={formatMessage(messages.rates.changeWordsOf, { row: title })}
              >
                {messages.rates.changeWords}
              </Link>
            )}
          </td>
        ) : (
          sheet.figures.map((field, column) => (
            <FigureCell key={field} {...props} title={title} field={field} column={column} />
          ))
        )}
        {spread && (
          <td className={styles.spread} data-label={messages.rates.spread}>
            {isFigure(buying) && isFigure(selling) && <Spread buying={buying} selling={selling} />}
          </td>
        )}
        <td className={styles.state} data-label={messages.rates.state}>
          {props.stateOf(row)}
        </td>
      </tr>
      {(far.length > 0 || rowError || edited) && (
        <tr className={styles.warning}>
          <td className={styles.warned} colSpan={sheet.figures.length + (spread ? 3 : 2)}>
            {rowError && (
              <span className={styles.fault} role="alert">
                {messages.rates.errors[rowError]}
              </span>
            )}
            {edited}
            {far.length > 0 && props.warningOf(one)}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

const errorIn = (said: string | undefined): RowError | undefined =>
  said !== undefined && said in messages.rates.errors ? (said as RowError) : undefined

function FigureCell(props: LineProps & { title: string; field: string; column: number }) {
  const { one, field, column, index, marks, hand, title, refused, readOnly } = props
  const { row, figures, changed, errors, far } = one
  const place = { row: index, column }
  const name = messages.rates.figures[field] ?? field
  return (
    <Cell
      id={idOf(place)}
      label={formatMessage(messages.rates.cell, { row: title, field: name })}
      column={name}
      value={figures[field] ?? ''}
      live={row.live?.figures[field]}
      yesterday={row.yesterday?.[field]}
      calculated={field === 'middle' && changed && !props.typedMiddle(row.key)}
      error={errors[field] ?? errorIn(refused[`${row.key}.${field}`])}
      far={far.includes(field)}
      marked={marks.isMarked(place)}
      readOnly={readOnly}
      onType={(text) => props.onType([{ key: row.key, field, text }], `${row.key} ${field}`)}
      onKey={(event) => hand.key(event, place, one, field)}
      onPaste={(event) => hand.paste(event, row.key, field)}
      onFocus={() => marks.stand(place)}
      onMark={(how) => marks.mouse(how, place)}
    />
  )
}

type Marks = ReturnType<typeof useMarks>

/** Where one stands in the grid, and what is marked from there. */
function useMarks() {
  const [mark, setMark] = useState<Block | null>(null)
  const [at, setAt] = useState<Place | null>(null)
  return {
    /** what is marked, or the one cell in use; null where no cell was yet */
    block: mark ?? (at && { from: at, to: at }),
    mark,
    isMarked: (place: Place) => mark !== null && isIn(mark, place),
    stand(place: Place) {
      setAt(place)
      // Who goes on to a cell outside lets go of what is marked.
      setMark((now) => (now && isIn(now, place) ? now : null))
    },
    set: setMark,
    mouse(how: 'begin' | 'extend', place: Place) {
      if (how === 'begin') setMark(null)
      else if (at && (at.row !== place.row || at.column !== place.column || mark))
        setMark({ from: mark?.from ?? at, to: place })
    },
  }
}

type Hand = ReturnType<typeof useHand>

/** What keys, the clipboard and the tools do in the grid. */
function useHand(props: Props, editable: readonly GridRow[], marks: Marks) {
  const { sheet, onType, onMessage, readOnly } = props
  const { mark, block } = marks
  const go = (from: Place, step: { row: number; column: number; marks: boolean }) => {
    const to = { row: from.row + step.row, column: from.column + step.column }
    const field = document.getElementById(idOf(to))
    if (!field) return
    marks.set(step.marks ? { from: mark?.from ?? from, to } : null)
    field.focus()
  }
  const put = (cells: CellText[], said: 'filled' | 'moved') => {
    if (readOnly || cells.length === 0) return
    onType(cells, null)
    onMessage(formatMessage(messages.rates[said], { n: cells.length }))
  }
  const fillDown = () => {
    if (block) put(filledDown(editable, sheet, block), 'filled')
  }
  const all = () =>
    marks.set({
      from: { row: 0, column: 0 },
      to: { row: editable.length - 1, column: sheet.figures.length - 1 },
    })
  /** Keys with Control. @returns whether it was one of the grid's own */
  function command(pressed: string, whole: boolean): boolean {
    if (pressed === 'z') props.onUndo()
    else if (pressed === 'd') fillDown()
    else if (pressed === 'a' && whole) all()
    // From the last figure that was typed, Tab would pass all the others first.
    else if (pressed === 'enter') document.getElementById(sendButton)?.focus({ focusVisible: true })
    else return false
    return true
  }
  return {
    fillDown,
    move: (percent: string) => {
      if (block) put(movedBy(editable, sheet, block, percent), 'moved')
    },
    key(event: KeyboardEvent<HTMLInputElement>, place: Place, { row }: GridRow, field: string) {
      const { selectionStart, selectionEnd, value } = event.currentTarget
      const caret = { start: selectionStart ?? 0, end: selectionEnd ?? 0, length: value.length }
      const whole = caret.start === 0 && caret.end === caret.length
      if ((event.ctrlKey || event.metaKey) && command(event.key.toLowerCase(), whole))
        return event.preventDefault()
      if (event.altKey && event.code === 'KeyH') {
        event.preventDefault()
        return props.onHistory(row)
      }
      if (event.key === 'Escape') return props.onTakeBack(row.key, field)
      const step = stepOf(event, caret)
      if (!step) return
      event.preventDefault()
      go(place, step)
    },
    paste(event: ClipboardEvent, key: string, field: string) {
      const csv = readCsv(event.clipboardData.getData('text/plain'))
      if (!csv.ok || readOnly) return
      const [first] = csv.rows
      // A single cell needs no help.
      if (!first || (csv.rows.length === 1 && first.cells.length === 1)) return
      event.preventDefault()
      props.onPaste({ table: csv.rows, at: { key, field } })
    },
    copy(event: ClipboardEvent) {
      if (!mark) return
      const lines = editable.flatMap(({ figures }, row) => {
        const cells = sheet.figures.filter((_, column) => isIn(mark, { row, column }))
        return cells.length ? [cells.map((field) => figures[field] ?? '').join('\t')] : []
      })
      event.preventDefault()
      event.clipboardData.setData('text/plain', lines.join('\r\n'))
    },
  }
}
