import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'
import { TwoPasswords } from '../components/two-passwords.tsx'

const empty = { current: '', wanted: '', again: '' }

export function PasswordCard() {
  const notify = useNotify()
  const client = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const [errorText, setErrorText] = useState<string | null>(null)
  const text = messages.people.account
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.wanted !== typed.again) return setErrorText(messages.people.password.differ)
    setErrorText(null)
    try {
      await ask('POST', '/backoffice/auth/password', {
        body: { current: typed.current, wanted: typed.wanted },
      })
      setTyped(empty)
      notify(text.changed, { type: 'success' })
      await client.invalidateQueries({ queryKey: ['sessions'] })
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  return (
    <section className={styles.card} aria-labelledby="password-title">
      <h2 id="password-title">{text.passwordTitle}</h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorText says={errorText} />
        <TextField
          type="password"
          label={text.current}
          autoComplete="current-password"
          required
          fullWidth
          value={typed.current}
          onChange={(event) => setTyped({ ...typed, current: event.target.value })}
        />
        <TwoPasswords
          wanted={typed.wanted}
          again={typed.again}
          onWanted={(wanted) => setTyped({ ...typed, wanted })}
          onAgain={(again) => setTyped({ ...typed, again })}
        />
        <Button type="submit" variant="contained">
          {text.change}
        </Button>
      </form>
    </section>
  )
}
