import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isBlank } from '#contract/rules/blank.ts'
import type { BoardRow, RatesBoard, SentRow } from '#contract/backoffice/rates.ts'
import { sheets, type Figures, type Sheet } from '#contract/backoffice/sheets.ts'
import { unsavedKey } from '../content/unsaved.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { useUndo } from '../shell/undo.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { ScheduledRates } from './scheduled-rates.tsx'
import { RateLimit } from './rate-limit.tsx'
import { RatesGrid } from './grid.tsx'
import {
  gridRows,
  rowsToSend,
  takenUp,
  withCells,
  withoutCell,
  withVersions,
  type GridRow,
  type GridState,
} from './grid-state.ts'
import { History } from './history.tsx'
import { guessColumns, mappingOf, readColumns } from './columns.ts'
import { ImportDialog, useMappings, type PastedTable } from './import-dialog.tsx'
import { OverdueAlarms } from './overdue-alarms.tsx'
import styles from './rates.module.css'
import { rowName } from './row-name.ts'
import { RowState } from './row-state.tsx'
import { SendBar } from './send-bar.tsx'
import { sayToday } from './today-status.ts'
import { useGrid, type Grid } from './use-grid.ts'
import { useSend } from './use-send.ts'
import { hasPassed, wantedOf } from './effective-time.tsx'

/** One sheet: the grid, when it goes live, what is waiting and scheduled. */
export function RatesSheet({ board }: { board: RatesBoard }) {
  const me = useMe()
  const sheet: Sheet = sheets[board.sheet]
  const grid = useGrid(unsavedKey(me.id, 'rates', board.sheet))
  const [outcome, setOutcome] = useState('')
  const [history, setHistory] = useState<BoardRow | null>(null)
  const [importing, setImporting] = useState<'file' | PastedTable | null>(null)
  const { state } = grid
  useRowInAddress(board, sheet)
  const mayWrite = hasRole(me, ['rates_officer', 'administrator'])
  const rows = gridRows(board, sheet, state)
  const close = () => setImporting(null)
  const sending = useSheetSending(board, sheet, rows, grid)

  const acts = useSheetActs({ board, sheet, rows, grid, sending, say: setOutcome, ask: setImporting })
  return (
    <div className={styles.sheet}>
      <OverdueAlarms missed={board.missed} />
      <RatesGrid
        name={board.sheet}
        sheet={sheet}
        rows={rows}
        readOnly={!mayWrite}
        refused={sending.fields}
        typedMiddle={(key) => state.typed[key]?.['middle'] !== undefined}
        onType={acts.type}
        onTakeBack={(key, field) => grid.change(withoutCell(state, key, field), `back ${key} ${field}`)}
        onUndo={() => grid.undo()}
        onMessage={setOutcome}
        onPaste={acts.paste}
        onHistory={setHistory}
        tools={
          <Tools
            board={board}
            grid={grid}
            onImport={mayWrite ? () => setImporting('file') : null}
            onCopy={acts.copyAll}
          />
        }
        stateOf={(row) => (
          <RowState
            row={row}
            board={board}
            taken={row.key in state.taken}
            onHistory={() => setHistory(row)}
          />
        )}
        versionOf={(row) => editedVersion(row, sheet, state.taken[row.key]?.id)}
        warningOf={(row) => <Confirm row={row} board={board} grid={grid} onChange={() => sending.forget()} />}
      />
      {mayWrite ? (
        <SendBar
          state={state}
          now={board.now}
          count={rowsToSend(rows, sheet, state).length}
          sending={sending}
          outcome={outcome}
          onChange={sending.change}
          onSend={acts.send}
          onClear={acts.clear}
        />
      ) : (
        <output className={styles.told}>{outcome}</output>
      )}
      <About board={board} mayWrite={mayWrite} />
      <ScheduledRates
        board={board}
        sheet={sheet}
        state={state}
        mayWrite={mayWrite}
        onTakeUp={acts.takeUp}
        onMessage={setOutcome}
      />
      {history && <History board={board} row={history} sheet={sheet} onClose={() => setHistory(null)} />}
      {importing && (
        <ImportDialog board={board} sheet={sheet} source={importing} onClose={close} onUse={acts.type} />
      )}
    </div>
  )
}

const About = ({ board, mayWrite }: { board: RatesBoard; mayWrite: boolean }) => (
  <div className={styles.about}>
    {mayWrite && <p className={`${styles.help} for-keyboards`}>{messages.rates.help}</p>}
    <RateLimit name="change" percent={board.change_limit} />
    {board.sheet === 'exchange' && <RateLimit name="spread" percent={board.spread_limit} />}
  </div>
)

type Cell = { key: string; field: string; text: string }

type ActsOf = {
  board: RatesBoard
  sheet: Sheet
  rows: readonly GridRow[]
  grid: Grid
  sending: ReturnType<typeof useSheetSending>
  say: (outcome: string) => void
  /** opens the dialog in which somebody says what the columns hold */
  ask: (pasted: PastedTable) => void
}

/** What is done to the whole grid. */
function useSheetActs({ board, sheet, rows, grid, sending, say, ask }: ActsOf) {
  const undo = useUndo()
  const [mappings] = useMappings(board.sheet)
  const { state } = grid
  const type = (cells: Cell[], step: string | null = null, done = '') => {
    sending.forget()
    const { state: started, continued } = withVersions(state, board.rows, cells, board.now)
    const continues = formatMessage(messages.rates.continues, { rows: continued.join(', ') })
    say([done, continued.length > 0 && continues].filter(Boolean).join(' '))
    grid.change(withCells(started, cells), step)
  }
  return {
    type,
    /** Fills in what is certain; asks otherwise. */
    paste: ({ table, at }: PastedTable) => {
      const limits = { change: board.change_limit, spread: board.spread_limit }
      const guess = guessColumns(table, { sheet, rows: board.rows, limits, at })
      const known = mappingOf(mappings, table, guess)
      const read = readColumns(table, known ?? guess, { sheet, rows: board.rows, at })
      // The number of columns alone does not say what they hold: the user checks the preview.
      const isSure = guess.certain || (guess.headings && known !== undefined)
      if (!isSure || read.problems.length > 0) return ask({ table, at })
      const { pasted, pastedSome } = messages.rates
      type(
        read.cells,
        null,
        formatMessage(read.left ? pastedSome : pasted, { n: read.rows, left: read.left }),
      )
    },
    takeUp: (list: { row: BoardRow; sent: SentRow }[]) => {
      const { state: next, left } = takenUp(
        state,
        list.map(({ row, sent }) => ({ ...sent, key: row.key })),
      )
      sending.forget()
      grid.change(next, null)
      say(sayTakenUp(list[0]?.sent.wanted_at ?? null, left))
      if (list[0]) focusRow(list[0].row)
    },
    clear: () => {
      const before = grid.clear()
      say('')
      undo.offer({
        done: messages.rates.cleared,
        undo: () => grid.putBack(before),
        undone: messages.rates.clearUndone,
      })
    },
    send: () => {
      say('')
      void sending.send()
    },
    copyAll: () => {
      const lines = rows.map(({ row, figures }) =>
        [row.key, ...sheet.figures.map((field) => figures[field] ?? '')].join('\t'),
      )
      void navigator.clipboard.writeText([[sheet.key, ...sheet.figures].join('\t'), ...lines].join('\r\n'))
      say(messages.rates.copied)
    },
  }
}

type ToolsProps = {
  board: RatesBoard
  grid: Grid
  /** null for who only reads */
  onImport: (() => void) | null
  onCopy: () => void
}

const Tools = ({ board, grid, onImport, onCopy }: ToolsProps) => (
  <>
    {onImport && (
      <>
        <Button size="small" onClick={() => grid.undo()} disabled={!grid.canUndo}>
          {messages.rates.undo}
        </Button>
        <Button size="small" onClick={onImport}>
          {messages.rates.importOpen}
        </Button>
      </>
    )}
    <Button size="small" onClick={onCopy}>
      {messages.rates.copyAll}
    </Button>
    {board.sheet === 'exchange' && <Today board={board} />}
  </>
)

/** Looks at the sheet, sends it, and offers to take it back. */
function useSheetSending(board: RatesBoard, sheet: Sheet, rows: readonly GridRow[], grid: Grid) {
  const sending = useSend(grid)
  const [timeError, setTimeError] = useState<string | null>(null)
  const { state } = grid
  async function send() {
    setTimeError(null)
    const toSend = rowsToSend(rows, sheet, state)
    const wanted = wantedOf(state)
    if (wanted === undefined) return setTimeError(messages.rates.timeMissing)
    if (wanted !== null && hasPassed(wanted)) return setTimeError(messages.rates.timePast)
    const wrong = rows.filter(({ errors }) => Object.keys(errors).length > 0).length
    if (wrong) return sending.say(formatMessage(messages.rates.rowsWrong, { n: wrong }))
    const open = rows.filter(({ far, row }) => far.length > 0 && !state.confirmed.includes(row.key)).length
    if (open) return sending.say(formatMessage(messages.rates.confirmFirst, { n: open }))
    if (toSend.length === 0) return sending.say(messages.rates.unchangedAll)
    const { confirmed, note } = state
    if (confirmed.length > 0 && isBlank(note)) return sending.say(messages.rates.reasonMissing)
    const body = { sheet: board.sheet, effective_at: wanted, rows: toSend, confirmed: [...confirmed] }
    await sending.send(isBlank(note) ? body : { ...body, note }, state)
  }
  /** Another time or note: what was wrong with the one before is not said of it. */
  const change = (next: GridState) => {
    setTimeError(null)
    grid.set(next)
  }
  return { ...sending, timeError, change, send }
}

/** Whether today's rates were sent, for who opens the desk in the morning. */
function Today({ board }: { board: RatesBoard }) {
  const { done, text } = sayToday(board)
  return (
    <p className={styles.today} data-done={done || undefined}>
      {text}
    </p>
  )
}

/** The version that a row edits, with what is in effect beside it; null where it edits none. */
function editedVersion(row: BoardRow, sheet: Sheet, id: string | undefined) {
  const version = [...row.drafts, ...row.waiting, ...row.scheduled].find((one) => one.id === id)
  if (!version) return null
  const { edits, inEffect, reason } = messages.rates
  const figures = (of: Figures) => sheet.figures.map((field) => of[field] ?? '–').join(' / ')
  return (
    <p className={styles.version}>
      {formatMessage(edits, { by: version.by, figures: figures(version.figures) })}{' '}
      {row.live && formatMessage(inEffect, { figures: figures(row.live.figures) })}{' '}
      {version.reason && formatMessage(reason, { text: version.reason })}
    </p>
  )
}

type ConfirmProps = { row: GridRow; board: RatesBoard; grid: Grid; onChange: () => void }

/** A row that moved further than usual is confirmed before it is sent. */
const Confirm = ({ row: { row, far }, board, grid: { state, set }, onChange }: ConfirmProps) => (
  <label className={styles.confirm}>
    <span>
      {rowName(board.sheet, row)}:{' '}
      {far.some((field) => field !== 'spread') &&
        formatMessage(messages.rates.overLimit, { limit: board.change_limit })}{' '}
      {far.includes('spread') && formatMessage(messages.rates.overSpread, { limit: board.spread_limit })}
    </span>
    <input
      type="checkbox"
      aria-label={formatMessage(messages.rates.confirmFor, { row: rowName(board.sheet, row) })}
      checked={state.confirmed.includes(row.key)}
      onChange={({ target: { checked } }) => {
        onChange()
        const others = state.confirmed.filter((key) => key !== row.key)
        set({ ...state, confirmed: checked ? [...others, row.key] : others })
      }}
    />
    {messages.rates.confirm}
  </label>
)

const sayTakenUp = (at: string | null, left: number): string =>
  [
    at ? formatMessage(messages.rates.keepsTime, { at: shortCat(at) }) : '',
    left ? formatMessage(messages.rates.takeUpLeft, { n: left }) : '',
  ]
    .join(' ')
    .trim()

/** Puts the cursor into the first figure of a row. */
const focusRow = ({ key }: BoardRow) =>
  document.querySelector<HTMLElement>(`#sheet tr[data-key="${CSS.escape(key)}"] input`)?.focus()

/** Focuses the row of the item in the address; opens the item's form where the sheet has no figure of it. */
function useRowInAddress(board: RatesBoard, sheet: Sheet): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const opened = useRef<string | null>(null)
  const item = query.get('item')
  useEffect(() => {
    if (item === null || opened.current === item) return
    opened.current = item
    const row = board.rows.find(({ live, drafts, waiting, scheduled }) =>
      [live, ...drafts, ...waiting, ...scheduled].some((version) => version?.id === item),
    )
    if (row?.text === null) focusRow(row)
    else void navigate(`/backoffice/${sheet.collection}/${item}`, { replace: true })
  }, [board, sheet, item, navigate])
}
