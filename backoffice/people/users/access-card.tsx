import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { GrantAnswer, StaffUser } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { useTyped } from '../../use-typed.ts'
import { AskFirst } from '../components/ask-first.tsx'
import styles from '../components/people.module.css'
import { useAct } from '../components/use-act.ts'
import { sayGrant } from './grant-message.ts'

/** Name, links, second factor, and whether they may come in at all. */
export function AccessCard({ user }: { user: StaffUser }) {
  const navigate = useNavigate()
  const { act, busy } = useAct('users', 'staff_requests', 'undelivered')
  const text = messages.people.users
  const address = `/backoffice/api/users/${user.id}`
  const post = <T,>(word: string) => ask<T>('POST', `${address}/${word}`, { body: {} })
  async function remove() {
    const answer = await act(
      async () => (await ask<GrantAnswer | undefined>('DELETE', address)) ?? { state: 'done' as const },
      (given) => sayGrant(given, text.removed),
    )
    if (answer?.state === 'done') await navigate('/backoffice/users')
  }
  return (
    <section className={styles.card} aria-labelledby="access-title">
      <h2 id="access-title">{text.more}</h2>
      <NameForm user={user} />
      <div className={styles.row} style={{ marginTop: 16 }}>
        {user.state !== 'disabled' && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() =>
              void act(
                () => post<GrantAnswer>('invitation'),
                (given) => sayGrant(given, text.sent),
              )
            }
          >
            {user.state === 'invited' ? text.sendInvitation : text.sendLink}
          </Button>
        )}
        {user.second_factor === 'on' && (
          <AskFirst
            label={text.resetFactor}
            about={text.resetFactorAbout}
            busy={busy}
            onYes={() =>
              void act(
                () => ask<GrantAnswer>('POST', `${address}/second-factor/reset`, { body: {} }),
                (given) => sayGrant(given, text.resetDone),
              )
            }
          />
        )}
        {user.sessions > 0 && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => void act(() => post('sessions/end'), text.sessionsEnded)}
          >
            {text.endSessions}
          </Button>
        )}
        <EnableOrDisable user={user} />
        <AskFirst
          danger
          label={text.remove}
          about={text.removeAbout}
          busy={busy}
          onYes={() => void remove()}
        />
      </div>
    </section>
  )
}

function NameForm({ user }: { user: StaffUser }) {
  const [typed, setTyped] = useTyped<string | null>(`name ${user.id}`, null)
  const name = typed ?? user.name
  const { act, busy } = useAct('users', 'staff_requests')
  const text = messages.people.users
  async function save(event: FormEvent) {
    event.preventDefault()
    const saved = await act(async () => {
      await ask('PUT', `/backoffice/api/users/${user.id}`, { body: { name: name.trim() } })
      return true
    }, text.saved)
    if (saved) setTyped(null)
  }
  return (
    <form className={styles.row} onSubmit={(event) => void save(event)}>
      <TextField label={text.name} required value={name} onChange={(event) => setTyped(event.target.value)} />
      <Button type="submit" variant="outlined" disabled={busy || name.trim() === user.name}>
        {messages.people.save}
      </Button>
    </form>
  )
}

function EnableOrDisable({ user }: { user: StaffUser }) {
  const { act, busy } = useAct('users', 'staff_requests')
  const text = messages.people.users
  const post = <T,>(word: string) => ask<T>('POST', `/backoffice/api/users/${user.id}/${word}`, { body: {} })
  return user.state === 'disabled' ? (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() =>
        void act(
          () => post<GrantAnswer>('enable'),
          (given) => sayGrant(given, text.enabled),
        )
      }
    >
      {text.enable}
    </Button>
  ) : (
    <AskFirst
      danger
      label={text.disable}
      about={text.disableAbout}
      busy={busy}
      onYes={() => void act(() => post('disable'), text.disabled)}
    />
  )
}
