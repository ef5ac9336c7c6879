import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent, type ReactNode } from 'react'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import { useFocused } from '../components/use-focused.ts'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'

type Props = {
  about: string
  go: string
  danger?: boolean
  /** more to be typed */
  children?: ReactNode
  onCancel: () => void
  /** what it refuses is said in the form */
  onSend: (password: string) => Promise<void>
}

/** Asks for one's password before something that only its owner should do. */
export function PasswordForm({ about, go, danger = false, children, onCancel, onSend }: Props) {
  const [password, setPassword] = useState('')
  const [errorText, setErrorText] = useState<string | null>(null)
  const focused = useFocused()
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await onSend(password)
    } catch (error) {
      setErrorText(sayRefusal(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
      <p>{about}</p>
      <ErrorText says={errorText} />
      <TextField
        type="password"
        label={messages.people.signIn.password}
        autoComplete="current-password"
        required
        fullWidth
        inputRef={focused}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {children}
      <div className={styles.row}>
        <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
          {go}
        </Button>
        <Button onClick={onCancel}>{messages.people.cancel}</Button>
      </div>
    </form>
  )
}
