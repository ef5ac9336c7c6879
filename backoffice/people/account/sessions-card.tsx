import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { shortCat } from '../../time.ts'
import { messages } from '../../messages.ts'
import styles from '../components/people.module.css'
import { useAct } from '../components/use-act.ts'

const address = '/backoffice/auth/sessions'

/** Where one is signed in; each can be ended, and all others at once. */
export function SessionsCard() {
  const { data = [] } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => ask<StaffSession[]>('GET', address),
  })
  const { act, busy } = useAct('sessions')
  const text = messages.people.account
  const { columns } = text
  return (
    <section className={styles.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{text.sessionsTitle}</h2>
      <p>{text.sessionsAbout}</p>
      <div className={styles.scroll}>
        <Table size="small" aria-labelledby="sessions-title">
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
            {data.map((one) => (
              <TableRow key={one.id}>
                <TableCell>{browserName(one.browser) ?? text.unknown}</TableCell>
                <TableCell>{one.address ?? text.unknown}</TableCell>
                <TableCell>{shortCat(one.since)}</TableCell>
                <TableCell>{shortCat(one.seen_at)}</TableCell>
                <TableCell>
                  {one.current ? (
                    text.here
                  ) : (
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={busy}
                      onClick={() => void act(() => ask('DELETE', `${address}/${one.id}`), text.ended)}
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
      {data.length > 1 && (
        <p>
          <Button
            sx={{ mt: 1.5 }}
            variant="outlined"
            disabled={busy}
            onClick={() => void act(() => ask('DELETE', address), text.ended)}
          >
            {text.endOthers}
          </Button>
        </p>
      )}
    </section>
  )
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** A browser's own name for itself, short: "Firefox, Windows"; its beginning where it is none of the known. */
function browserName(agent: string | null): string | null {
  if (!agent) return null
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1]
  const system = systems.find(([mark]) => agent.includes(mark))?.[1]
  return [browser, system].filter(Boolean).join(', ') || agent.slice(0, 40)
}
