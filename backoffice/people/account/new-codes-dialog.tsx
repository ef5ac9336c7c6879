import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useMeAgain } from './use-refresh-current-user.ts'

/** Ten new recovery codes in place of the old. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const meAgain = useMeAgain()
  const [codes, setCodes] = useState<string[] | null>(null)
  const text = messages.people.account
  function close() {
    onClose()
    if (codes) void meAgain()
  }
  return (
    <Dialog open onClose={codes ? undefined : close} aria-labelledby="codes-title">
      <DialogTitle id="codes-title">{text.newCodes}</DialogTitle>
      <DialogContent>
        {codes ? (
          <RecoveryCodes codes={codes} onKept={close} />
        ) : (
          <PasswordForm
            about={text.newCodesAbout}
            go={text.makeCodes}
            onCancel={close}
            onSend={async (password) => {
              const body = { password }
              const made = await ask<{ recovery_codes: string[] }>(
                'POST',
                '/backoffice/auth/second-factor/codes',
                { body },
              )
              setCodes(made.recovery_codes)
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
