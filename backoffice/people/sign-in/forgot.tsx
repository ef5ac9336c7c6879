import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { plainTyped } from '#contract/rules/pasted.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import { useFocused } from '../components/use-focused.ts'
import { sayRefusal } from '../components/refusal.ts'

/** Asks for a link to a new password. The answer is the same whether there is such a person or not. */
export function Forgot({ email: known, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(known)
  const [sent, setSent] = useState(false)
  const [errorText, setErrorText] = useState<string | null>(null)
  const focused = useFocused()
  const text = messages.people.signIn
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await ask('POST', '/backoffice/auth/links/ask', { body: { email } })
      setSent(true)
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  if (sent)
    return (
      <>
        <p>
          <output>{text.sent}</output>
        </p>
        <Button variant="contained" onClick={onBack}>
          {text.toSignIn}
        </Button>
      </>
    )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>{text.forgotAbout}</p>
      <ErrorText says={errorText} />
      <TextField
        type="email"
        label={text.email}
        autoComplete="username"
        required
        inputRef={focused}
        value={email}
        onChange={(event) => setEmail(plainTyped(event.target.value))}
      />
      <Button type="submit" variant="contained">
        {text.send}
      </Button>
      <Button type="button" onClick={onBack}>
        {text.toSignIn}
      </Button>
    </form>
  )
}
