import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TakeBackBody } from '#contract/backoffice/approvals.ts'
import type { RatesBoard, BoardRow, SentRow } from '#contract/backoffice/rates.ts'
import type { Figures, Sheet } from '#contract/backoffice/sheets.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

type Props = {
  board: RatesBoard
  sheet: Sheet
  mayWrite: boolean
  onTakeUp: (rows: { row: BoardRow; sent: SentRow }[]) => void
  onMessage: (message: string) => void
}

/** What waits, what came back and what is scheduled, with what can be done about it. */
export function ScheduledRates({ board, sheet, mayWrite, onTakeUp, onMessage }: Props) {
  const me = useMe()
  const mayUnschedule = mayWrite || hasRole(me, ['approver', 'administrator'])
  const client = useQueryClient()
  const [asking, setAsking] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  const { chips } = messages.rates
  const show = (figures: Figures) => sheet.figures.map((field) => figures[field] ?? '–').join(' / ')
  const nameOf = (row: BoardRow) => (board.sheet === 'exchange' ? row.key : row.name.en)
  async function discard({ id }: SentRow) {
    setAsking(null)
    setRefused('')
    try {
      await ask('DELETE', `/api/${sheet.collection}/${id}`)
    } catch (error) {
      setRefused(errorMessage(error))
    }
    await client.invalidateQueries({ queryKey: ['rates'] })
  }
  async function takeBack(verb: TakeBackBody['verb'], rows: readonly SentRow[]) {
    setRefused('')
    onMessage('')
    const items = rows.map(({ id, revision }) => ({ collection: sheet.collection, id, revision }))
    let message = ''
    try {
      await ask('POST', '/backoffice/api/approvals/withdraw', {
        body: { verb, items } satisfies TakeBackBody,
      })
      message =
        verb === 'withdraw'
          ? formatMessage(messages.rates.withdrawn, { n: rows.length })
          : formatMessage(messages.rates.unscheduled, { n: rows.length })
    } catch (error) {
      setRefused(errorMessage(error))
    }
    await client.invalidateQueries({ queryKey: ['rates'] })
    // Once the rows are those of now: who takes one up sooner would be told that somebody changed it.
    onMessage(message)
  }
  const backButton = (row: BoardRow, sent: SentRow, verb: TakeBackBody['verb']) => (
    <Button
      size="small"
      aria-label={
        verb === 'withdraw'
          ? formatMessage(messages.rates.withdrawRow, { row: row.key })
          : formatMessage(messages.rates.unscheduleRow, { row: row.key })
      }
      onClick={() => void takeBack(verb, [sent])}
    >
      {verb === 'withdraw' ? messages.rates.withdraw : messages.rates.unschedule}
    </Button>
  )
  const sentRow = (row: BoardRow, sent: SentRow, state: 'waiting' | 'returned' | 'draft') => (
    <tr key={sent.id}>
      <th scope="row">{nameOf(row)}</th>
      <td className={styles.figures}>{show(sent.figures)}</td>
      <td>
        <span data-chip={state === 'returned' ? 'error' : 'info'}>{chips[state]}</span>
        {sent.reason && (
          <p className={styles.reason}>{formatMessage(messages.rates.reason, { text: sent.reason })}</p>
        )}
      </td>
      <td>{sent.wanted_at ? shortCat(sent.wanted_at) : messages.rates.atApproval}</td>
      <td>
        {sent.by}
        <span className={styles.below}>{sent.submitted_at && shortCat(sent.submitted_at)}</span>
      </td>
      <td className={styles.rowActions}>
        {mayWrite && (
          <Button
            size="small"
            aria-label={formatMessage(messages.rates.takeUpRow, { row: row.key })}
            onClick={() => onTakeUp([{ row, sent }])}
          >
            {messages.rates.takeUp}
          </Button>
        )}
        {state === 'waiting' && sent.sent_by_me && backButton(row, sent, 'withdraw')}
        {mayWrite && state !== 'waiting' && asking !== sent.id && (
          <Button
            size="small"
            color="error"
            aria-label={formatMessage(messages.rates.discardRow, { row: row.key })}
            onClick={() => setAsking(sent.id)}
          >
            {messages.rates.discard}
          </Button>
        )}
        {asking === sent.id && (
          <span>
            {messages.rates.discardAsk}{' '}
            <Button size="small" color="error" variant="outlined" onClick={() => void discard(sent)}>
              {messages.rates.discard}
            </Button>
            <Button size="small" onClick={() => setAsking(null)}>
              {messages.rates.cancel}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
  const lines = board.rows.flatMap((row) => [
    ...row.drafts.map((sent) => sentRow(row, sent, sent.reason ? 'returned' : 'draft')),
    ...row.waiting.map((sent) => sentRow(row, sent, 'waiting')),
    ...row.scheduled.map((sent) => (
      <tr key={sent.id}>
        <th scope="row">{nameOf(row)}</th>
        <td className={styles.figures}>{show(sent.figures)}</td>
        <td>
          <span data-chip="success">{chips.scheduled}</span>
        </td>
        <td>{shortCat(sent.at)}</td>
        <td>{sent.by}</td>
        <td className={styles.rowActions}>
          {mayWrite && (
            <Button
              size="small"
              aria-label={formatMessage(messages.rates.takeUpRow, { row: row.key })}
              onClick={() => onTakeUp([{ row, sent }])}
            >
              {messages.rates.takeUp}
            </Button>
          )}
          {mayUnschedule && backButton(row, sent, 'unschedule')}
        </td>
      </tr>
    )),
  ])
  const waiting = board.rows.flatMap((row) => row.waiting.filter(({ sent_by_me }) => sent_by_me))
  const scheduled = board.rows.flatMap((row) => row.scheduled)
  const returned = board.rows.flatMap((row) => {
    const sent = row.drafts.find(({ reason }) => reason !== null)
    return sent ? [{ row, sent }] : []
  })
  return (
    <section aria-labelledby="ahead">
      <h2 id="ahead">{messages.rates.ahead}</h2>
      {refused && <p role="alert">{refused}</p>}
      {mayWrite && returned.length > 1 && (
        <Button onClick={() => onTakeUp(returned)}>
          {formatMessage(messages.rates.takeUpAll, { n: returned.length })}
        </Button>
      )}
      {batchesOf(waiting).map((rows) => (
        <Button key={rows[0]?.id} onClick={() => void takeBack('withdraw', rows)}>
          {formatMessage(messages.rates.withdrawBatch, { n: rows.length })}
        </Button>
      ))}
      {mayUnschedule &&
        batchesOf(scheduled).map((rows) => (
          <Button key={rows[0]?.id} onClick={() => void takeBack('unschedule', rows)}>
            {formatMessage(messages.rates.unscheduleBatch, { n: rows.length })}
          </Button>
        ))}
      {lines.length === 0 ? (
        <p>{messages.rates.aheadNone}</p>
      ) : (
        <div className={styles.listScroll}>
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">{messages.rates.row}</th>
                <th scope="col">{sheet.figures.map((field) => messages.rates.figures[field]).join(' / ')}</th>
                <th scope="col">{messages.rates.state}</th>
                <th scope="col">
                  {messages.rates.whenHead} ({messages.shell.time.zone})
                </th>
                <th scope="col">{messages.rates.byHead}</th>
                <th scope="col">{messages.rates.actionsHead}</th>
              </tr>
            </thead>
            <tbody>{lines}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** Rows that were sent together, where there are several. */
function batchesOf(rows: readonly SentRow[]): SentRow[][] {
  const batches = new Map<string, SentRow[]>()
  for (const row of rows) batches.set(row.batch ?? row.id, [...(batches.get(row.batch ?? row.id) ?? []), row])
  return [...batches.values()].filter(({ length }) => length > 1)
}
