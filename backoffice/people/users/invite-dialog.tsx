import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { StaffUser } from '#contract/backoffice/people.ts'
import type { Role } from '#contract/roles.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { ErrorText } from '../components/error-text.tsx'
import { useFocused } from '../components/use-focused.ts'
import styles from '../components/people.module.css'
import { sayRefusal } from '../components/refusal.ts'
import { RoleBoxes } from './role-boxes.tsx'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [errorText, setErrorText] = useState<string | null>(null)
  const focused = useFocused()
  const text = messages.people.users
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      const body = { name: name.trim(), email: email.trim(), roles }
      const made = await ask<StaffUser>('POST', '/backoffice/api/users', { body })
      notify(made.roles.length === roles.length ? text.invited : text.invitedAsked, { type: 'success' })
      onClose()
      await client.invalidateQueries({ queryKey: ['users'] })
      await client.invalidateQueries({ queryKey: ['staff_requests'] })
    } catch (error) {
      setErrorText(sayRefusal(error))
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="invite-title">
      <DialogTitle id="invite-title">{text.inviteTitle}</DialogTitle>
      <DialogContent>
        <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
          <p>{text.inviteAbout}</p>
          <ErrorText says={errorText} />
          <TextField
            label={text.name}
            required
            fullWidth
            inputRef={focused}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 120 } }}
          />
          <TextField
            type="email"
            label={text.email}
            required
            fullWidth
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <RoleBoxes chosen={roles} onChange={setRoles} />
          <div className={styles.row}>
            <Button type="submit" variant="contained">
              {text.inviteSend}
            </Button>
            <Button onClick={onClose}>{messages.people.cancel}</Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
