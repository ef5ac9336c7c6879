import Button from '@mui/material/Button'
import { useEffect, useRef, type FormEvent } from 'react'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'

type Props = { busy: boolean; errorText: string | null; onPasskey: () => void; onBack: () => void }

/** For who has no codes: the passkey is the second factor. */
export function PasskeyStep({ busy, errorText, onPasskey, onBack }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const text = messages.people.signIn
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onPasskey()
  }
  return (
    <form onSubmit={submit}>
      <p>{text.passkeyAbout}</p>
      <ErrorText says={errorText} />
      <Button ref={ref} type="submit" variant="contained" disabled={busy}>
        {text.usePasskey}
      </Button>
      <p>{text.passkeyLost}</p>
      <Button type="button" onClick={onBack}>
        {text.back}
      </Button>
    </form>
  )
}
