import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { plainTyped } from '#contract/rules/pasted.ts'
import type { StaffUser } from '#contract/backoffice/people.ts'
import type { Role } from '#contract/roles.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { useTyped } from '../../use-typed.ts'
import { ErrorText } from '../components/error-text.tsx'
import { focusOnce } from '../components/focus-once.ts'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'
import { ConflictReason, RoleBoxes } from './role-boxes.tsx'

type Invited = { name: string; email: string; roles: readonly Role[]; reason: string }
const nobody: Invited = { name: '', email: '', roles: [], reason: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const client = useQueryClient()
  const [typed, setTyped] = useTyped('invitation', nobody)
  const [errorText, setErrorText] = useState<string | null>(null)
  const text = messages.people.users
  function close() {
    setTyped(nobody)
    onClose()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      const { roles } = typed
      const body = {
        name: typed.name.trim(),
        email: typed.email,
        roles,
        reason: typed.reason.trim() || undefined,
      }
      const made = await ask<StaffUser>('POST', '/backoffice/api/users', { body })
      notify(made.roles.length === roles.length ? text.invited : text.invitedAsked, { type: 'success' })
      close()
      await client.invalidateQueries({ queryKey: ['users'] })
      await client.invalidateQueries({ queryKey: ['staff_requests'] })
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  return (
    <Dialog open onClose={close} aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{text.inviteTitle}</DialogTitle>
      <DialogContent>
        <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
          <p>{text.inviteAbout}</p>
          <ErrorText says={errorText} />
          <TextField
            label={text.name}
            required
            fullWidth
            inputRef={focusOnce}
            value={typed.name}
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <TextField
            type="email"
            label={text.email}
            required
            fullWidth
            value={typed.email}
            onChange={(event) => setTyped({ ...typed, email: plainTyped(event.target.value) })}
          />
          <RoleBoxes chosen={typed.roles} onChange={(roles) => setTyped({ ...typed, roles })} />
          <ConflictReason
            chosen={typed.roles}
            reason={typed.reason}
            onChange={(reason) => setTyped({ ...typed, reason })}
          />
          <div className={styles.row}>
            <Button type="submit" variant="contained">
              {text.inviteSend}
            </Button>
            <Button onClick={close}>{messages.people.cancel}</Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
