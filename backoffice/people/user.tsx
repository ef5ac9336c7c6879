import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { StaffUser } from '#contract/backoffice/people.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { inCat } from '../time.ts'
import { messages } from '../messages.ts'
import { UndeliveredAlert } from '../undelivered/undelivered-alert.tsx'
import styles from './components/people.module.css'
import { sayRefusal } from './components/refusal.ts'
import { AccessCard } from './users/access-card.tsx'
import { UserSessionsCard } from './users/user-sessions-card.tsx'
import { RolesCard } from './users/roles-card.tsx'

/** One user: who they are, their roles, what else an administrator does for them. */
export function Screen() {
  const { id = '' } = useParams()
  const me = useMe()
  const { data: user, error } = useQuery({
    queryKey: ['users', id],
    queryFn: () => ask<StaffUser>('GET', `/backoffice/api/users/${encodeURIComponent(id)}`),
  })
  const text = messages.people.users
  if (error) return <Alert severity="error">{sayRefusal(error)}</Alert>
  if (!user) return <Loading />
  const facts = [
    [text.email, user.email],
    [text.state, text.states[user.state]],
    [text.factor, text.factors[user.second_factor]],
    [text.passkeys, String(user.passkeys)],
    [text.signedIn, user.signed_in_at ? inCat(user.signed_in_at) : messages.people.never],
    [text.sessions, String(user.sessions)],
    [text.since, inCat(user.created_at)],
  ] as const
  return (
    <>
      <p>
        <Link to="/backoffice/users">{text.back}</Link>
      </p>
      <Heading title={user.name} />
      <UndeliveredAlert collection="staff" item={user.id} />
      <section className={styles.card}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <FactRow key={name} name={name} value={value} />
          ))}
        </dl>
        <Link to={`/backoffice/audit?collection=staff&item=${user.id}`}>{text.history}</Link>
      </section>
      {hasRole(me, ['administrator']) ? (
        <>
          <RolesCard key={user.roles.join()} user={user} />
          <UserSessionsCard user={user} />
          <AccessCard key={user.name} user={user} />
        </>
      ) : (
        <p>{text.readOnly}</p>
      )}
    </>
  )
}

const FactRow = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
