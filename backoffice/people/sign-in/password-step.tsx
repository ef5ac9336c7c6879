import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { plainTyped } from '#contract/rules/pasted.ts'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import { useFocused } from '../components/use-focused.ts'

export type Credentials = { email: string; password: string }

type Props = {
  given: Credentials
  busy: boolean
  errorText: string | null
  onSend: (given: Credentials) => void
  onPasskey: () => void
  onForgot: (email: string) => void
}

export function PasswordStep({ given, busy, errorText, onSend, onPasskey, onForgot }: Props) {
  const [email, setEmail] = useState(given.email)
  const [password, setPassword] = useState('')
  const focused = useFocused()
  const text = messages.people.signIn
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSend({ email, password })
  }
  return (
    <form onSubmit={submit}>
      <ErrorText says={errorText} />
      <TextField
        name="email"
        type="email"
        label={text.email}
        autoComplete="username"
        required
        inputRef={focused}
        value={email}
        // The browser would refuse invisible marks around a pasted address.
        onChange={(event) => setEmail(plainTyped(event.target.value))}
      />
      <TextField
        name="password"
        type="password"
        label={text.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {text.go}
      </Button>
      <Button type="button" variant="outlined" disabled={busy} onClick={onPasskey}>
        {text.passkey}
      </Button>
      <Button type="button" onClick={() => onForgot(email)}>
        {text.forgot}
      </Button>
    </form>
  )
}
