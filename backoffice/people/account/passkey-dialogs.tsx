import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { passkeyName, type Passkey, type PasskeyRequest } from '#contract/backoffice/people.ts'
import { ask } from '../../api.ts'
import { formatMessage, messages } from '../../messages.ts'
import { browserName } from '../components/browser-name.ts'
import { ErrorText } from '../components/error-text.tsx'
import { makePasskey } from '../components/passkey.ts'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'
import { focusOnce } from '../components/focus-once.ts'
import { PasswordForm } from './password-form.tsx'
import { useMeAgain } from './use-refresh-current-user.ts'

const address = '/backoffice/auth/passkeys'
const text = messages.people.account.passkeys

/** Says that it went well, closes, and reads anew what it changed. */
function useDone(onClose: () => void): (said: string) => Promise<void> {
  const notify = useNotify()
  const client = useQueryClient()
  const meAgain = useMeAgain()
  return async (said) => {
    notify(said, { type: 'success' })
    onClose()
    await client.invalidateQueries({ queryKey: ['passkeys'] })
    await meAgain()
  }
}

/** Password and a name, then what the browser asks, then it is kept. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const done = useDone(onClose)
  const [name, setName] = useState(() => browserName(navigator.userAgent) ?? '')
  async function add(password: string) {
    const request = await ask<PasskeyRequest>('POST', `${address}/begin`, { body: { password } })
    const credential = await makePasskey(request)
    await ask('POST', address, { body: { name: name.trim(), credential } })
    await done(text.added)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="add-passkey">
      <DialogTitle id="add-passkey">{text.addTitle}</DialogTitle>
      <DialogContent>
        <PasswordForm about={text.addAbout} go={text.add} onCancel={onClose} onSend={add}>
          <NameField name={name} onName={setName} />
        </PasswordForm>
      </DialogContent>
    </Dialog>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const done = useDone(onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-passkey">
      <DialogTitle id="remove-passkey">{formatMessage(text.removeTitle, { name: passkey.name })}</DialogTitle>
      <DialogContent>
        <PasswordForm
          about={text.removeAbout}
          go={text.remove}
          danger
          onCancel={onClose}
          onSend={async (password) => {
            await ask('POST', `${address}/${passkey.id}/remove`, { body: { password } })
            await done(text.removed)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const done = useDone(onClose)
  const [name, setName] = useState(passkey.name)
  const [errorText, setErrorText] = useState<string | null>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await ask('PUT', `${address}/${passkey.id}`, { body: { name: name.trim() } })
      await done(text.renamed)
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="rename-passkey">
      <DialogTitle id="rename-passkey">{text.renameTitle}</DialogTitle>
      <DialogContent>
        <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
          <ErrorText says={errorText} />
          <NameField name={name} onName={setName} inputRef={focusOnce} />
          <div className={styles.row}>
            <Button type="submit" variant="contained">
              {messages.people.save}
            </Button>
            <Button onClick={onClose}>{messages.people.cancel}</Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}

type NameProps = {
  name: string
  onName: (name: string) => void
  inputRef?: typeof focusOnce
}

const NameField = ({ name, onName, inputRef }: NameProps) => (
  <TextField
    label={text.name}
    helperText={text.nameHint}
    required
    fullWidth
    value={name}
    onChange={(event) => onName(event.target.value)}
    slotProps={{ htmlInput: { maxLength: passkeyName.most, pattern: '.*\\S.*' } }}
    {...(inputRef && { inputRef })}
  />
)
