import { useQuery } from '@tanstack/react-query'
import type { StaffSession, StaffUser } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import styles from '../components/people.module.css'
import { SessionsTable } from '../components/sessions-table.tsx'
import { useAct } from '../components/use-act.ts'

/** Where somebody else is signed in; an administrator ends one session, or all of them (access-card.tsx). */
export function UserSessionsCard({ user }: { user: StaffUser }) {
  const address = `/backoffice/api/users/${user.id}/sessions`
  const { data = [] } = useQuery({
    // With the user: what ends their sessions asks for both again.
    queryKey: ['users', user.id, 'sessions', user.sessions],
    queryFn: () => ask<StaffSession[]>('GET', address),
  })
  const { act, busy } = useAct('users')
  const text = messages.people
  return (
    <section className={styles.card} aria-labelledby="user-sessions">
      <h2 id="user-sessions">{text.users.sessions}</h2>
      {data.length === 0 ? (
        <p>{text.users.noSessions}</p>
      ) : (
        <SessionsTable
          sessions={data}
          labelledBy="user-sessions"
          busy={busy}
          onEnd={(id) => void act(() => ask('DELETE', `${address}/${id}`), text.account.ended)}
        />
      )}
    </section>
  )
}
