import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { QRCodeSVG } from 'qrcode.react'
import { useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import type { Enrolment } from '#contract/backoffice/people.ts'
import { normaliseCode } from '#contract/rules/codes.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useMeAgain } from './use-refresh-current-user.ts'

const secondFactor = '/backoffice/auth/second-factor'

/** Password, then the key for the app with a first code, then the recovery codes, which are shown this once. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const meAgain = useMeAgain()
  const [made, setMade] = useState<Enrolment | null>(null)
  const [on, setOn] = useState(false)
  const [code, setCode] = useState('')
  const [errorText, setErrorText] = useState<string | null>(null)
  const text = messages.people.account
  async function confirm(event: FormEvent) {
    event.preventDefault()
    try {
      await ask('POST', `${secondFactor}/confirm`, { body: { code: normaliseCode(code) } })
      setOn(true)
      setErrorText(null)
      notify(text.switchedOn, { type: 'success' })
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  function close() {
    onClose()
    if (on) void meAgain()
  }
  return (
    // Once it is on, the codes are not lost to a slip of the mouse.
    <Dialog open onClose={on ? undefined : close} aria-labelledby="enrol-title" maxWidth="sm">
      <DialogTitle id="enrol-title">{on ? text.codesTitle : text.setUpTitle}</DialogTitle>
      <DialogContent>
        {!made && (
          <PasswordForm
            about={text.passwordFirst}
            go={text.begin}
            onCancel={close}
            onSend={async (password) =>
              setMade(await ask<Enrolment>('POST', secondFactor, { body: { password } }))
            }
          />
        )}
        {made && !on && (
          <form className={styles.dialog} onSubmit={(event) => void confirm(event)}>
            <p>{text.scan}</p>
            <div className={styles.qr}>
              <QRCodeSVG value={made.uri} size={176} title={text.qr} />
            </div>
            <div>
              {text.key}: <span className={styles.secret}>{made.secret.match(/.{1,4}/g)?.join(' ')}</span>
            </div>
            <p>{text.firstCode}</p>
            <ErrorText says={errorText} />
            <TextField
              label={messages.people.signIn.code}
              autoComplete="one-time-code"
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
            />
            <div className={styles.row}>
              <Button type="submit" variant="contained">
                {text.switchOn}
              </Button>
              <Button onClick={close}>{messages.people.cancel}</Button>
            </div>
          </form>
        )}
        {made && on && <RecoveryCodes codes={made.recovery_codes} onKept={close} />}
      </DialogContent>
    </Dialog>
  )
}
