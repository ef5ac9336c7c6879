import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RatesBoard, BoardRow } from '#contract/backoffice/rates.ts'
import type { Sheet } from '#contract/backoffice/sheets.ts'
import { ask, withQuery } from '../api.ts'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

/** A figure in effect, as the public history gives it out. */
type Past = Record<string, unknown> & { id: string; published_at: string }

type Props = { board: RatesBoard; row: BoardRow; sheet: Sheet; onClose: () => void }

/** What was in effect for a row in the last 90 days, newest first. */
export function History({ board, row, sheet, onClose }: Props) {
  const [from] = useState(() => new Date(Date.now() - 90 * 86_400_000).toISOString())
  const { data } = useQuery({
    queryKey: ['rates', 'history', board.sheet, row.key],
    queryFn: () =>
      ask<Past[]>('GET', withQuery(`/api/${sheet.collection}/history`, { [sheet.key]: row.key, from })),
  })
  const figure = (value: unknown) => (typeof value === 'string' ? value : '–')
  return (
    <Dialog open onClose={onClose} aria-labelledby="history-title" maxWidth="sm" fullWidth>
      <DialogTitle id="history-title">
        {formatMessage(messages.rates.historyOf, { row: board.sheet === 'exchange' ? row.key : row.name.en })}
      </DialogTitle>
      <DialogContent>
        {!data && <Loading />}
        {data?.length === 0 && <p>{messages.rates.historyNone}</p>}
        {data && data.length > 0 && (
          <table className={styles.list}>
            <thead>
              <tr>
                <th scope="col">{messages.rates.historySince}</th>
                {sheet.figures.map((field) => (
                  <th key={field} scope="col">
                    {messages.rates.figures[field]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.toReversed().map((past) => (
                <tr key={past.id}>
                  <th scope="row">{shortCat(past.published_at)}</th>
                  {sheet.figures.map((field) => (
                    <td key={field} className={styles.figures}>
                      {figure(past[field])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.rates.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
