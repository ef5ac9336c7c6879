import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BoardRow, RateHistory, RatesBoard } from '#contract/backoffice/rates.ts'
import type { Sheet } from '#contract/backoffice/sheets.ts'
import { ask, withQuery } from '../api.ts'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import styles from './rates.module.css'
import { rowName } from './row-name.ts'

type Props = { board: RatesBoard; row: BoardRow; sheet: Sheet; onClose: () => void }

/** What was in effect for a row in the last 90 days, newest first, and who stands behind it. */
export function History({ board, row, sheet, onClose }: Props) {
  const { data: past } = useQuery({
    queryKey: ['rates', 'history', board.sheet, row.key],
    queryFn: () =>
      ask<RateHistory>(
        'GET',
        withQuery('/backoffice/api/rates/history', { sheet: board.sheet, key: row.key }),
      ),
  })
  const data = past?.items
  const form = row.live ?? row.waiting[0] ?? row.drafts[0] ?? row.scheduled[0]
  return (
    <Dialog open onClose={onClose} aria-labelledby="history-title" maxWidth="md" fullWidth>
      <DialogTitle id="history-title">
        {formatMessage(messages.rates.historyOf, { row: rowName(board.sheet, row) })}
      </DialogTitle>
      <DialogContent tabIndex={0}>
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
                <th scope="col">{messages.rates.historyBy}</th>
                <th scope="col">{messages.rates.historyApproved}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((past) => (
                <tr key={past.id}>
                  <th scope="row">{shortCat(past.at)}</th>
                  {sheet.figures.map((field) => (
                    <td key={field} className={styles.figures}>
                      {past.text?.en ?? past.figures[field] ?? '–'}
                    </td>
                  ))}
                  <td>{past.written_by}</td>
                  <td>{past.approved_by ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        {form && (
          <Button component={Link} to={`/backoffice/${sheet.collection}/${form.id}`}>
            {messages.rates.openForm}
          </Button>
        )}
        <Button ref={focusOnce} onClick={onClose}>
          {messages.rates.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
