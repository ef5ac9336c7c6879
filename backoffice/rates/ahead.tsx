import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Board, BoardRow, SentRow } from '#contract/backoffice/rates.ts'
import type { Figures, Sheet } from '#contract/backoffice/sheets.ts'
import { ask, Refused } from '../api.ts'
import { shortCat } from '../time.ts'
import { words } from '../words.ts'
import styles from './rates.module.css'

type Props = {
  board: Board
  sheet: Sheet
  mayWrite: boolean
  onTakeUp: (rows: { row: BoardRow; sent: SentRow }[]) => void
}

/** What waits, what came back and what is scheduled, with what can be done about it. */
export function Ahead({ board, sheet, mayWrite, onTakeUp }: Props) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  const { chips } = words.rates
  const show = (figures: Figures) => sheet.figures.map((field) => figures[field] ?? '–').join(' / ')
  const nameOf = (row: BoardRow) => (board.sheet === 'exchange' ? row.key : row.name.en)
  async function discard({ id }: SentRow) {
    setAsking(null)
    setRefused('')
    try {
      await ask('DELETE', `/api/${sheet.collection}/${id}`)
    } catch (error) {
      setRefused(error instanceof Refused ? error.message : words.shell.errors.unknown)
    }
    await client.invalidateQueries({ queryKey: ['rates'] })
  }
  const sentRow = (row: BoardRow, sent: SentRow, state: 'waiting' | 'returned' | 'draft') => (
    <tr key={sent.id}>
      <th scope="row">{nameOf(row)}</th>
      <td className={styles.figures}>{show(sent.figures)}</td>
      <td>
        <span data-chip={state === 'returned' ? 'error' : 'info'}>{chips[state]}</span>
        {sent.reason && <p className={styles.reason}>{words.rates.reason(sent.reason)}</p>}
      </td>
      <td>{sent.wanted_at ? shortCat(sent.wanted_at) : words.rates.atApproval}</td>
      <td>
        {sent.by}
        <span className={styles.below}>{sent.submitted_at && shortCat(sent.submitted_at)}</span>
      </td>
      <td className={styles.rowActions}>
        {mayWrite && (
          <Button
            size="small"
            aria-label={words.rates.takeUpRow(row.key)}
            onClick={() => onTakeUp([{ row, sent }])}
          >
            {words.rates.takeUp}
          </Button>
        )}
        {mayWrite && state !== 'waiting' && asking !== sent.id && (
          <Button
            size="small"
            color="error"
            aria-label={words.rates.discardRow(row.key)}
            onClick={() => setAsking(sent.id)}
          >
            {words.rates.discard}
          </Button>
        )}
        {asking === sent.id && (
          <span>
            {words.rates.discardAsk}{' '}
            <Button size="small" color="error" variant="outlined" onClick={() => void discard(sent)}>
              {words.rates.discard}
            </Button>
            <Button size="small" onClick={() => setAsking(null)}>
              {words.rates.cancel}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
  const lines = board.rows.flatMap((row) => [
    ...row.drafts.map((sent) => sentRow(row, sent, sent.reason ? 'returned' : 'draft')),
    ...row.waiting.map((sent) => sentRow(row, sent, 'waiting')),
    ...row.scheduled.map(({ id, figures, at }) => (
      <tr key={id}>
        <th scope="row">{nameOf(row)}</th>
        <td className={styles.figures}>{show(figures)}</td>
        <td>
          <span data-chip="success">{chips.scheduled}</span>
        </td>
        <td colSpan={3}>{shortCat(at)}</td>
      </tr>
    )),
  ])
  const returned = board.rows.flatMap((row) => {
    const sent = row.drafts.find(({ reason }) => reason !== null)
    return sent ? [{ row, sent }] : []
  })
  return (
    <section aria-labelledby="ahead">
      <h2 id="ahead">{words.rates.ahead}</h2>
      {refused && <p role="alert">{refused}</p>}
      {mayWrite && returned.length > 1 && (
        <Button onClick={() => onTakeUp(returned)}>{words.rates.takeUpAll(returned.length)}</Button>
      )}
      {lines.length === 0 ? (
        <p>{words.rates.aheadNone}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">{words.rates.row}</th>
                <th scope="col">{sheet.figures.map((field) => words.rates.figures[field]).join(' / ')}</th>
                <th scope="col">{words.rates.state}</th>
                <th scope="col">
                  {words.rates.whenHead} ({words.shell.time.zone})
                </th>
                <th scope="col">{words.rates.byHead}</th>
                <th scope="col">{words.rates.actionsHead}</th>
              </tr>
            </thead>
            <tbody>{lines}</tbody>
          </table>
        </div>
      )}
    </section>
  )
}
