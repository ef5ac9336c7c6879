import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TakeBackBody } from '#contract/backoffice/approvals.ts'
import type { RatesBoard, BoardRow, SentRow } from '#contract/backoffice/rates.ts'
import type { Sheet } from '#contract/backoffice/sheets.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { undoWithdrawal } from '../content/send-again.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { useUndo } from '../shell/undo.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { draftsBelowGrid, draftsToResend, isReplaced, type GridState } from './grid-state.ts'
import styles from './rates.module.css'
import { rowName } from './row-name.ts'

type Props = {
  board: RatesBoard
  sheet: Sheet
  state: GridState
  mayWrite: boolean
  onTakeUp: (rows: { row: BoardRow; sent: SentRow }[]) => void
  onMessage: (message: string) => void
}

/** What waits, what came back and what is scheduled, with what can be done about it. */
export function ScheduledRates({ board, sheet, state, mayWrite, onTakeUp, onMessage }: Props) {
  const me = useMe()
  const mayUnschedule = mayWrite || hasRole(me, ['approver', 'administrator'])
  const { refused, discard, takeBack } = useActs(sheet, onMessage)
  const waiting = board.rows.flatMap((row) => row.waiting.filter(({ sent_by_me }) => sent_by_me))
  const scheduled = board.rows.flatMap((row) => row.scheduled)
  // Returned with a reason, withdrawn, or taken off the schedule.
  const back = draftsToResend(board.rows, state)
  const lines = board.rows.flatMap((row) => {
    const about = { board, sheet, row, mayWrite, mayUnschedule, onTakeUp, discard, takeBack }
    return [
      ...draftsBelowGrid(row, state).map((sent) => (
        <SentLine key={sent.id} {...about} sent={sent} state={stateOf(row, sent)} />
      )),
      ...row.waiting.map((sent) => <SentLine key={sent.id} {...about} sent={sent} state="waiting" />),
      ...row.scheduled.map((sent) => <ScheduledLine key={sent.id} {...about} sent={sent} />),
    ]
  })
  return (
    <section aria-labelledby="ahead">
      <h2 id="ahead">{messages.rates.ahead}</h2>
      {refused && <p role="alert">{refused}</p>}
      {mayWrite && back.length > 1 && (
        <Button onClick={() => onTakeUp(back)}>
          {formatMessage(messages.rates.takeUpAll, { n: back.length })}
        </Button>
      )}
      {batchesOf(waiting).map((rows) => (
        <Button key={rows[0]?.id} onClick={() => takeBack('withdraw', rows)}>
          {formatMessage(messages.rates.withdrawBatch, { n: rows.length })}
        </Button>
      ))}
      {mayUnschedule &&
        batchesOf(scheduled).map((rows) => (
          <Button key={rows[0]?.id} onClick={() => takeBack('unschedule', rows)}>
            {formatMessage(messages.rates.unscheduleBatch, { n: rows.length })}
          </Button>
        ))}
      {lines.length === 0 ? (
        <p>{messages.rates.aheadNone}</p>
      ) : (
        <div className={styles.listScroll}>
          <table className={styles.list}>
            <Head sheet={sheet} />
            <tbody>{lines}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}

type Verb = TakeBackBody['verb']

/** Discards drafts and takes back what was sent; `refused` says why something could not be done. */
function useActs(sheet: Sheet, onMessage: Props['onMessage']) {
  const client = useQueryClient()
  const undo = useUndo()
  const [refused, setRefused] = useState('')
  /** @returns whether it was done; by then the rows are those of now */
  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setRefused('')
    const done = await act().then(
      () => true,
      (error: unknown) => {
        setRefused(errorMessage(error))
        return false
      },
    )
    await client.invalidateQueries({ queryKey: ['rates'] })
    return done
  }
  const discard = ({ id }: SentRow) => void attempt(() => ask('DELETE', `/api/${sheet.collection}/${id}`))
  const takeBack = async (verb: Verb, rows: readonly SentRow[]) => {
    onMessage('')
    undo.withdraw()
    const items = rows.map(({ id, revision }) => ({ collection: sheet.collection, id, revision }))
    const body = { verb, items } satisfies TakeBackBody
    const done = await attempt(() => ask('POST', '/backoffice/api/approvals/withdraw', { body }))
    // Once the rows are those of now: who takes one up sooner would be told that somebody changed it.
    if (!done) return
    if (verb === 'unschedule') return onMessage(formatMessage(messages.rates.unscheduled, { n: rows.length }))
    const withdrawn = rows.map(({ id, revision, wanted_at }) => ({
      collection: sheet.collection,
      id,
      revision,
      wanted_at,
    }))
    const look = () => client.invalidateQueries({ queryKey: ['rates'] })
    undo.offer(undoWithdrawal(formatMessage(messages.rates.withdrawn, { n: rows.length }), withdrawn, look))
  }
  return {
    refused,
    discard,
    takeBack: (verb: Verb, rows: readonly SentRow[]) => void takeBack(verb, rows),
  }
}

const figureNames = (sheet: Sheet) => sheet.figures.map((field) => messages.rates.figures[field]).join(' / ')

const Head = ({ sheet }: { sheet: Sheet }) => (
  <thead>
    <tr>
      <th scope="col">{messages.rates.row}</th>
      <th scope="col">{figureNames(sheet)}</th>
      <th scope="col">{messages.rates.state}</th>
      <th scope="col">
        {messages.rates.whenHead} ({messages.shell.time.zone})
      </th>
      <th scope="col">{messages.rates.byHead}</th>
      <th scope="col">{messages.rates.actionsHead}</th>
    </tr>
  </thead>
)

type LineProps = {
  board: RatesBoard
  sheet: Sheet
  row: BoardRow
  mayWrite: boolean
  mayUnschedule: boolean
  onTakeUp: Props['onTakeUp']
  discard: (sent: SentRow) => void
  takeBack: (verb: Verb, rows: readonly SentRow[]) => void
}

const figuresOf = (sheet: Sheet, { figures, text }: SentRow) =>
  text?.en ?? sheet.figures.map((field) => figures[field] ?? '–').join(' / ')

type SentState = 'waiting' | 'returned' | 'draft' | 'replaced'
type SentLineProps = LineProps & { sent: SentRow; state: SentState }

function stateOf(row: BoardRow, draft: SentRow): SentState {
  if (isReplaced(row, draft)) return 'replaced'
  return draft.reason === null ? 'draft' : 'returned'
}

/** What is not approved: a draft, what waits, what came back with a reason. */
function SentLine({ board, sheet, row, sent, state, mayWrite, onTakeUp, discard, takeBack }: SentLineProps) {
  const name = rowName(board.sheet, row)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.figures} data-label={figureNames(sheet)}>
        {figuresOf(sheet, sent)}
      </td>
      <td data-label={messages.rates.state}>
        <span data-chip={state === 'returned' ? 'error' : 'info'}>{messages.rates.chips[state]}</span>
        {sent.reason && (
          <p className={styles.reason}>{formatMessage(messages.rates.reason, { text: sent.reason })}</p>
        )}
      </td>
      <td data-label={messages.rates.whenHead}>
        {sent.wanted_at ? shortCat(sent.wanted_at) : messages.rates.atApproval}
      </td>
      <td data-label={messages.rates.byHead}>
        {sent.by}
        <span className={styles.below}>{sent.submitted_at && shortCat(sent.submitted_at)}</span>
      </td>
      <td className={styles.rowActions}>
        {mayWrite && state !== 'replaced' && (
          <TakeUp {...{ sheet, sent, name }} onClick={() => onTakeUp([{ row, sent }])} />
        )}
        {state === 'waiting' && sent.sent_by_me && (
          <TakeBack verb="withdraw" name={name} onClick={() => takeBack('withdraw', [sent])} />
        )}
        {mayWrite && state !== 'waiting' && <Discard name={name} onConfirm={() => discard(sent)} />}
      </td>
    </tr>
  )
}

type ScheduledLineProps = LineProps & { sent: BoardRow['scheduled'][number] }

/** What goes live by itself. */
function ScheduledLine({ board, sheet, row, sent, ...rest }: ScheduledLineProps) {
  const { mayWrite, mayUnschedule, onTakeUp, takeBack } = rest
  const name = rowName(board.sheet, row)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.figures} data-label={figureNames(sheet)}>
        {figuresOf(sheet, sent)}
      </td>
      <td data-label={messages.rates.state}>
        <span data-chip="success">{messages.rates.chips.scheduled}</span>
      </td>
      <td data-label={messages.rates.whenHead}>{shortCat(sent.at)}</td>
      <td data-label={messages.rates.byHead}>{sent.by}</td>
      <td className={styles.rowActions}>
        {mayWrite && <TakeUp {...{ sheet, sent, name }} onClick={() => onTakeUp([{ row, sent }])} />}
        {mayUnschedule && (
          <TakeBack verb="unschedule" name={name} onClick={() => takeBack('unschedule', [sent])} />
        )}
      </td>
    </tr>
  )
}

type ActProps = { name: string; onClick: () => void }

/** Edits a version in the grid, which has figures only; a tariff in words in its form. */
function TakeUp({ sheet, sent, name, onClick }: ActProps & { sheet: Sheet; sent: SentRow }) {
  const target = sent.text
    ? { component: Link, to: `/backoffice/${sheet.collection}/${sent.id}` }
    : { onClick }
  return (
    <Button size="small" aria-label={formatMessage(messages.rates.takeUpRow, { row: name })} {...target}>
      {messages.rates.takeUp}
    </Button>
  )
}

function TakeBack({ verb, name, onClick }: ActProps & { verb: Verb }) {
  const isWithdrawal = verb === 'withdraw'
  const says = isWithdrawal ? messages.rates.withdrawRow : messages.rates.unscheduleRow
  return (
    <Button size="small" aria-label={formatMessage(says, { row: name })} onClick={onClick}>
      {isWithdrawal ? messages.rates.withdraw : messages.rates.unschedule}
    </Button>
  )
}

/** Asks before a draft goes. */
function Discard({ name, onConfirm }: { name: string; onConfirm: () => void }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button
        size="small"
        color="error"
        aria-label={formatMessage(messages.rates.discardRow, { row: name })}
        onClick={() => setAsking(true)}
      >
        {messages.rates.discard}
      </Button>
    )
  return (
    <span>
      {messages.rates.discardAsk}{' '}
      <Button
        size="small"
        color="error"
        variant="outlined"
        onClick={() => {
          setAsking(false)
          onConfirm()
        }}
      >
        {messages.rates.discard}
      </Button>
      <Button size="small" onClick={() => setAsking(false)}>
        {messages.rates.cancel}
      </Button>
    </span>
  )
}

/** Rows that were sent together, where there are several. */
function batchesOf(rows: readonly SentRow[]): SentRow[][] {
  const batches = new Map<string, SentRow[]>()
  for (const row of rows) batches.set(row.batch ?? row.id, [...(batches.get(row.batch ?? row.id) ?? []), row])
  return [...batches.values()].filter(({ length }) => length > 1)
}
