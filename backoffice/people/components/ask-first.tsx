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
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="ask-first">
        <DialogTitle id="ask-first">{label}</DialogTitle>
        <DialogContent>{about}</DialogContent>
        <DialogActions>
          <Button ref={danger ? focusOnce : null} onClick={() => setOpen(false)}>
            {messages.people.cancel}
          </Button>
          <Button
            ref={danger ? null : focusOnce}
            variant="contained"
            color={colour}
            onClick={() => {
              setOpen(false)
              onYes()
            }}
          >
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
