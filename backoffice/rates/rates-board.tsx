import Button from '@mui/material/Button'
import { useState } from 'react'
import type { RatesBoard, BoardRow, SentRow } from '#contract/backoffice/rates.ts'
import { sheets, type Sheet } from '#contract/backoffice/sheets.ts'
import { unsavedKey } from '../content/unsaved.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { ScheduledRates } from './scheduled-rates.tsx'
import { Band } from './change-limit.tsx'
import { RatesGrid } from './grid.tsx'
import { gridRows, rowsToSend, takenUp, withCells, withoutCell, type GridRow } from './grid-state.ts'
import { History } from './history.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { OverdueAlarms } from './overdue-alarms.tsx'
import styles from './rates.module.css'
import { RowState } from './row-state.tsx'
import { useGrid } from './use-grid.ts'
import { useSend } from './use-send.ts'
import { hasPassed, wantedOf, When } from './effective-time.tsx'

/** One sheet: the grid, when it goes live, what is on its way. */
export function RatesSheet({ board }: { board: RatesBoard }) {
  const me = useMe()
  const sheet: Sheet = sheets[board.sheet]
  const grid = useGrid(unsavedKey(me.id, 'rates', board.sheet))
  const sending = useSend()
  const [outcome, setOutcome] = useState('')
  const [timeError, setTimeError] = useState<string | null>(null)
  const [history, setHistory] = useState<BoardRow | null>(null)
  const [importing, setImporting] = useState(false)
  const { state } = grid
  const mayWrite = hasRole(me, ['rates_officer', 'administrator'])
  const rows = gridRows(board, sheet, state)
  const toSend = rowsToSend(rows, sheet, state)

  function type(cells: { key: string; field: string; text: string }[], step: string | null) {
    sending.forget()
    setOutcome('')
    grid.change(withCells(state, cells), step)
  }
  function takeUp(list: { row: BoardRow; sent: SentRow }[]) {
    const { state: next, left } = takenUp(
      state,
      list.map(({ row, sent }) => ({ ...sent, key: row.key })),
    )
    sending.forget()
    grid.change(next, null)
    const at = list[0]?.sent.wanted_at
    setOutcome(
      [
        at ? formatMessage(messages.rates.keepsTime, { at: shortCat(at) }) : '',
        left ? formatMessage(messages.rates.takeUpLeft, { n: left }) : '',
      ]
        .join(' ')
        .trim(),
    )
    const [first] = list
    if (!first) return
    const title = board.sheet === 'exchange' ? first.row.key : first.row.name.en
    const label = formatMessage(messages.rates.cell, {
      row: title,
      field: messages.rates.figures[sheet.figures[0] ?? ''] ?? '',
    })
    const fields = document.querySelectorAll<HTMLInputElement>('#rates-grid input')
    ;[...fields].find((field) => field.ariaLabel === label)?.focus()
  }
  async function send() {
    setOutcome('')
    setTimeError(null)
    const wanted = wantedOf(state)
    if (wanted === undefined) return setTimeError(messages.rates.timeMissing)
    if (wanted !== null && hasPassed(wanted)) return setTimeError(messages.rates.timePast)
    const wrong = rows.filter(({ errors }) => Object.keys(errors).length > 0).length
    if (wrong) return sending.say(formatMessage(messages.rates.rowsWrong, { n: wrong }))
    const open = rows.filter(({ far, row }) => far.length > 0 && !state.confirmed.includes(row.key)).length
    if (open) return sending.say(formatMessage(messages.rates.confirmFirst, { n: open }))
    if (toSend.length === 0) return sending.say(messages.rates.unchangedAll)
    const { confirmed, note } = state
    const body = { sheet: board.sheet, effective_at: wanted, rows: toSend, confirmed: [...confirmed] }
    const count = await sending.send(note.trim() ? { ...body, note } : body)
    if (count === null) return
    grid.forget(state)
    setOutcome(formatMessage(messages.rates.sent, { n: count }))
  }
  function copyAll() {
    const lines = rows.map(({ row, figures }) =>
      [row.key, ...sheet.figures.map((field) => figures[field] ?? '')].join('\t'),
    )
    void navigator.clipboard.writeText([[sheet.key, ...sheet.figures].join('\t'), ...lines].join('\r\n'))
    setOutcome(messages.rates.copied)
  }
  const warning = ({ row }: GridRow) => (
    <label className={styles.confirm}>
      <span>{formatMessage(messages.rates.outOfBand, { band: board.band })}</span>
      <input
        type="checkbox"
        aria-label={formatMessage(messages.rates.confirmFor, { row: row.key })}
        checked={state.confirmed.includes(row.key)}
        onChange={({ target: { checked } }) => {
          sending.forget()
          const others = state.confirmed.filter((key) => key !== row.key)
          grid.set({ ...state, confirmed: checked ? [...others, row.key] : others })
        }}
      />
      {messages.rates.confirm}
    </label>
  )

  return (
    <div className={styles.sheet}>
      <OverdueAlarms missed={board.missed} />
      <div className={styles.tools}>
        <Band percent={board.band} />
        {mayWrite && (
          <>
            <Button onClick={() => setImporting(true)}>{messages.rates.importOpen}</Button>
            <Button onClick={() => grid.undo()} disabled={!grid.canUndo}>
              {messages.rates.undo}
            </Button>
          </>
        )}
        <Button onClick={copyAll}>{messages.rates.copyAll}</Button>
      </div>
      {mayWrite && <p className={styles.help}>{messages.rates.help}</p>}
      <div id="rates-grid">
        <RatesGrid
          name={board.sheet}
          sheet={sheet}
          rows={rows}
          readOnly={!mayWrite}
          refused={sending.fields}
          typedMiddle={(key) => state.typed[key]?.['middle'] !== undefined}
          onType={type}
          onTakeBack={(key, field) => grid.change(withoutCell(state, key, field), `back ${key} ${field}`)}
          onUndo={() => grid.undo()}
          onMessage={setOutcome}
          stateOf={(row) => (
            <RowState
              row={row}
              taken={state.taken[row.key] !== undefined}
              onHistory={() => setHistory(row)}
            />
          )}
          warningOf={warning}
        />
      </div>
      {mayWrite && (
        <section className={styles.send} aria-label={messages.rates.when}>
          <When state={state} error={timeError} onChange={grid.set} />
          <label className={styles.note}>
            {messages.rates.note}
            <input
              value={state.note}
              maxLength={600}
              onChange={(event) => grid.set({ ...state, note: event.target.value })}
            />
          </label>
          {sending.refused && (
            <p className={styles.refused} role="alert">
              {sending.refused}
            </p>
          )}
          <div className={styles.actions}>
            <Button variant="contained" disabled={sending.busy} onClick={() => void send()}>
              {toSend.length === 0
                ? messages.rates.sendNone
                : formatMessage(messages.rates.send, { n: toSend.length })}
            </Button>
            <Button disabled={Object.keys(state.typed).length === 0} onClick={grid.clear}>
              {messages.rates.clear}
            </Button>
            <span className={styles.help}>{messages.rates.kept}</span>
          </div>
        </section>
      )}
      <output className={styles.told}>{outcome}</output>
      <ScheduledRates
        board={board}
        sheet={sheet}
        mayWrite={mayWrite}
        onTakeUp={takeUp}
        onMessage={setOutcome}
      />
      {history && <History board={board} row={history} sheet={sheet} onClose={() => setHistory(null)} />}
      {importing && (
        <ImportDialog
          board={board}
          sheet={sheet}
          onClose={() => setImporting(false)}
          onUse={(cells) => {
            setImporting(false)
            type(cells, null)
          }}
        />
      )}
    </div>
  )
}
