import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { MadeServiceAccount } from '#contract/backoffice/people.ts'
import { grantableCollections } from '#contract/registry.ts'
import { ask } from '../../api.ts'
import { formatMessage, messages } from '../../messages.ts'
import { shortCat } from '../../time.ts'
import { useTyped } from '../../use-typed.ts'
import { ErrorText } from '../components/error-text.tsx'
import { focusOnce } from '../components/focus-once.ts'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'

type Typed = { username: string; days: string; chosen: readonly string[] }
const blank: Typed = { username: '', days: '90', chosen: [] }

const toggled = (all: readonly string[], one: string, on: boolean) =>
  on ? [...all, one] : all.filter((other) => other !== one)

/** Makes a program's account and shows its password, once. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useTyped('service account', blank)
  const { username, days, chosen } = typed
  const type = (next: Partial<Typed>) => setTyped({ ...typed, ...next })
  const [made, setMade] = useState<MadeServiceAccount | null>(null)
  const [errorText, setErrorText] = useState<string | null>(null)
  const text = messages.people.serviceAccounts
  function close() {
    setTyped(blank)
    onClose()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length === 0) return setErrorText(text.noCollection)
    try {
      const body = { username: username.trim(), collections: chosen, days: Number(days) }
      setMade(await ask<MadeServiceAccount>('POST', '/backoffice/api/service_accounts', { body }))
      setTyped(blank)
      await client.invalidateQueries({ queryKey: ['service accounts'] })
      await client.invalidateQueries({ queryKey: ['staff_requests'] })
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  return (
    <Dialog open onClose={made ? undefined : close} aria-labelledby="program-title">
      <DialogTitle id="program-title">{made ? text.madeTitle : text.makeTitle}</DialogTitle>
      <DialogContent>
        {made ? (
          <MadeAccount made={made} onClose={onClose} />
        ) : (
          <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
            <ErrorText says={errorText} />
            <TextField
              label={text.username}
              helperText={text.usernameRule}
              required
              fullWidth
              inputRef={focusOnce}
              value={username}
              onChange={(event) => type({ username: event.target.value })}
              slotProps={{ htmlInput: { pattern: '[a-z0-9][a-z0-9._\\-]{2,59}', maxLength: 60 } }}
            />
            <fieldset className={styles.roles}>
              <legend>{text.collections}</legend>
              {grantableCollections.map(({ name, label }) => (
                <FormControlLabel
                  key={name}
                  label={label.many}
                  control={
                    <Checkbox
                      checked={chosen.includes(name)}
                      onChange={({ target }) => type({ chosen: toggled(chosen, name, target.checked) })}
                    />
                  }
                />
              ))}
            </fieldset>
            <TextField
              type="number"
              label={text.days}
              required
              sx={{ minWidth: 'min(16rem, 100%)' }}
              value={days}
              onChange={(event) => type({ days: event.target.value })}
              slotProps={{ htmlInput: { min: 1, max: 730 } }}
            />
            <div className={styles.row}>
              <Button type="submit" variant="contained">
                {text.go}
              </Button>
              <Button onClick={close}>{messages.people.cancel}</Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}

function MadeAccount({ made, onClose }: { made: MadeServiceAccount; onClose: () => void }) {
  const text = messages.people.serviceAccounts
  return (
    <div className={styles.dialog}>
      <p>{formatMessage(text.made, { name: made.username })}</p>
      <TextField
        label={text.password}
        value={made.password}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, className: styles.secret } }}
      />
      {made.state === 'asked' && (
        <p>
          {made.waits_until === null
            ? text.madeWaiting
            : formatMessage(text.madeWaitingUntil, { at: shortCat(made.waits_until) })}
        </p>
      )}
      <Button variant="contained" onClick={onClose}>
        {messages.people.done}
      </Button>
    </div>
  )
}
