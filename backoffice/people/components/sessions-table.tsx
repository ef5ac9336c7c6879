import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { StaffSession } from '#contract/backoffice/people.ts'
import { shortCat } from '../../time.ts'
import { formatMessage, messages } from '../../messages.ts'
import { browserName } from './browser-name.ts'
import cards from '../../shell/cards-on-phones.module.css'
import styles from './people.module.css'

type Props = {
  sessions: readonly StaffSession[]
  labelledBy: string
  busy: boolean
  onEnd: (id: string) => void
}

/** Where somebody is signed in; each session but this one can be ended. */
export function SessionsTable({ sessions, labelledBy, busy, onEnd }: Props) {
  const text = messages.people.account
  const { columns } = text
  return (
    <div className={`${styles.scroll} ${cards.cards}`}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.browser}</TableCell>
            <TableCell>{columns.address}</TableCell>
            <TableCell>{columns.since}</TableCell>
            <TableCell>{columns.seen}</TableCell>
            <TableCell>{columns.actions}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions.map((one) => (
            <TableRow key={one.id}>
              <TableCell>{browserName(one.browser) ?? text.unknown}</TableCell>
              <TableCell data-label={columns.address}>{one.address ?? text.unknown}</TableCell>
              <TableCell data-label={columns.since}>{shortCat(one.since)}</TableCell>
              <TableCell data-label={columns.seen}>{shortCat(one.seen_at)}</TableCell>
              <TableCell>
                {one.current ? (
                  text.here
                ) : (
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={busy}
                    aria-label={formatMessage(text.endOf, {
                      browser: browserName(one.browser) ?? text.unknown,
                      at: shortCat(one.since),
                    })}
                    onClick={() => onEnd(one.id)}
                  >
                    {text.end}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
