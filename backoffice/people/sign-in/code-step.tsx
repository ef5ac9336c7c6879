import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { normaliseCode } from '#contract/rules/codes.ts'
import { plainTyped } from '#contract/rules/pasted.ts'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import { useFocused } from '../components/use-focused.ts'

type Props = {
  busy: boolean
  errorText: string | null
  onCode: (code: string) => void
  onRecovery: (code: string) => void
  /** null for who has no passkey */
  onPasskey: (() => void) | null
  onBack: () => void
}

/** The app's six digits, or a recovery code in their place. */
export function CodeStep({ busy, errorText, onCode, onRecovery, onPasskey, onBack }: Props) {
  const [recovery, setRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const focused = useFocused(recovery)
  const text = messages.people.signIn
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (recovery) onRecovery(plainTyped(typed).replaceAll(' ', ''))
    else onCode(normaliseCode(typed))
  }
  return (
    <form onSubmit={submit}>
      <p>{recovery ? text.recoveryAbout : text.codeAbout}</p>
      <ErrorText says={errorText} />
      <TextField
        key={recovery ? 'recovery' : 'code'}
        label={recovery ? text.recovery : text.code}
        autoComplete="one-time-code"
        required
        inputRef={focused}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40, ...(!recovery && { inputMode: 'numeric' }) } }}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {text.go}
      </Button>
      {onPasskey && (
        <Button type="button" variant="outlined" disabled={busy} onClick={onPasskey}>
          {text.usePasskey}
        </Button>
      )}
      <Button
        type="button"
        onClick={() => {
          setTyped('')
          setRecovery(!recovery)
        }}
      >
        {recovery ? text.codeInstead : text.recoveryInstead}
      </Button>
      <Button type="button" onClick={onBack}>
        {text.back}
      </Button>
    </form>
  )
}
