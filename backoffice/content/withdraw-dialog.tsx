import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { messages } from '../messages.ts'

const { withdrawDialog: says, publishDialog } = messages.content

type Props = { onClose: () => void; onSave: () => void; onSend: () => void }

/** Asks before an item that waits for approval is saved, since that withdraws it. */
export function WithdrawDialog({ onClose, onSave, onSend }: Props) {
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="withdraw-title">
      <DialogTitle id="withdraw-title">{says.title}</DialogTitle>
      <DialogContent>
        <p>{says.explained}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{publishDialog.cancel}</Button>
        <Button onClick={then(onSave)}>{says.save}</Button>
        <Button variant="contained" onClick={then(onSend)}>
          {says.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
