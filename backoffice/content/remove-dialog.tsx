import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import type { Saving } from './use-saving.ts'
import { Uses, useUses } from './rail/used-by.tsx'

const { removeDialog: says, publishDialog } = messages.content
type Props = { saving: Saving; onClose: () => void; onGone: () => void }

/** Deleting shows first what still names the item. */
export function RemoveDialog({ saving, onClose, onGone }: Props) {
  const uses = useUses()
  const go = async () => {
    if (await saving.remove()) onGone()
    else onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="remove-title">
      <DialogTitle id="remove-title">{says.title}</DialogTitle>
      <DialogContent>
        <p>{says.text}</p>
        {uses && uses.length > 0 && <Alert severity="warning">{says.used}</Alert>}
        {uses && <Uses uses={uses} />}
      </DialogContent>
      <DialogActions>
        {/* Enter deletes nothing. */}
        <Button ref={focusOnce} onClick={onClose}>
          {publishDialog.cancel}
        </Button>
        <Button color="error" variant="contained" disabled={!uses || saving.busy} onClick={() => void go()}>
          {says.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
