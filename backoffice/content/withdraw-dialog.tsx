import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState, type ReactNode } from 'react'
import type { StaffItem, Standing } from '#contract/backoffice/content.ts'
import { messages } from '../messages.ts'

const { withdrawDialog: says, publishDialog } = messages.content

type Props = {
  kind: NonNullable<Standing['waiting']>['kind']
  onClose: () => void
  onSave: () => void
  /** saves and sends it again; absent where that is not offered */
  onSend?: () => void
}

/** Asks before an item that waits for approval is saved, since that withdraws it. */
export function WithdrawDialog({ kind, onClose, onSave, onSend }: Props) {
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="withdraw-title">
      <DialogTitle id="withdraw-title">{says.title}</DialogTitle>
      <DialogContent>
        <p>{says.explained[kind]}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{publishDialog.cancel}</Button>
        <Button onClick={then(onSave)}>{says.save}</Button>
        {onSend && (
          <Button variant="contained" onClick={then(onSend)}>
            {says.send[kind]}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

type Withdrawing = {
  /** saves immediately, or asks first where the save would withdraw the item */
  saveAsking: (save: () => void) => void
  question: ReactNode
}

/** Returns how to save an item that may wait for approval, and the question to render. */
export function useWithdrawing(item: StaffItem | undefined): Withdrawing {
  const [pending, setPending] = useState<{ save: () => void } | null>(null)
  const kind = item?.standing.waiting?.kind
  return {
    saveAsking: (save) => (kind ? setPending({ save }) : save()),
    question: kind && pending && (
      <WithdrawDialog kind={kind} onClose={() => setPending(null)} onSave={pending.save} />
    ),
  }
}
