import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { StaffSession } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import styles from '../components/people.module.css'
import { SessionsTable } from '../components/sessions-table.tsx'
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
  return (
    <section className={styles.card} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{text.sessionsTitle}</h2>
      <p>{text.sessionsAbout}</p>
      <SessionsTable
        sessions={data}
        labelledBy="sessions-title"
        busy={busy}
        onEnd={(id) => void act(() => ask('DELETE', `${address}/${id}`), text.ended)}
      />
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
