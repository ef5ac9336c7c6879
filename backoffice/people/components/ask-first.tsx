import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { focusOnce } from './focus-once.ts'

type Props = {
  label: string
  about: string
  busy: boolean
  danger?: boolean
  /** the button's name where several say the same */
  name?: string
  onYes: () => void
}

/** A button that says what will happen before it does it. Enter then does it; where it cannot be undone, Enter leaves it. */
export function AskFirst({ label, about, busy, danger = false, name, onYes }: Props) {
  const [open, setOpen] = useState(false)
  const colour = danger ? 'error' : 'primary'
  return (
    <>
      <Button
        variant="outlined"
        color={colour}
        disabled={busy}
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <AskDialog
        open={open}
        title={label}
        about={about}
        confirm={label}
        danger={danger}
        onClose={() => setOpen(false)}
        onYes={() => {
          setOpen(false)
          onYes()
        }}
      />
    </>
  )
}

type AskDialogProps = {
  open: boolean
  title: string
  about: string
  /** what the button that does it says */
  confirm: string
  danger?: boolean
  busy?: boolean
  onClose: () => void
  onYes: () => void
}

/** Opens on the button that does it; where it cannot be undone, on the one that leaves it. */
export function AskDialog({
  open,
  title,
  about,
  confirm,
  danger = false,
  busy = false,
  onClose,
  onYes,
}: AskDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="ask-first">
      <DialogTitle id="ask-first">{title}</DialogTitle>
      <DialogContent>{about}</DialogContent>
      <DialogActions>
        <Button ref={danger ? focusOnce : null} onClick={onClose}>
          {messages.people.cancel}
        </Button>
        <Button
          ref={danger ? null : focusOnce}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={busy}
          onClick={onYes}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
