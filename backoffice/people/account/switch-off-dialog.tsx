import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { normaliseCode } from '#contract/rules/codes.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { PasswordForm } from './password-form.tsx'
import { useMeAgain } from './use-refresh-current-user.ts'

/** Switches the second factor off, for who has both the password and a code. */
export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const meAgain = useMeAgain()
  const [code, setCode] = useState('')
  const text = messages.people.account
  return (
    <Dialog open onClose={onClose} aria-labelledby="off-title">
      <DialogTitle id="off-title">{text.switchOffTitle}</DialogTitle>
      <DialogContent>
        <PasswordForm
          about={messages.people.signIn.codeAbout}
          go={text.switchOff}
          danger
          onCancel={onClose}
          onSend={async (password) => {
            const body = { password, code: normaliseCode(code) }
            await ask('POST', '/backoffice/auth/second-factor/off', { body })
            onClose()
            await meAgain()
          }}
        >
          <TextField
            label={messages.people.signIn.code}
            autoComplete="one-time-code"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
          />
        </PasswordForm>
      </DialogContent>
    </Dialog>
  )
}
