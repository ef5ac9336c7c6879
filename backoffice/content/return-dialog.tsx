import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { useTyped } from '../use-typed.ts'
import type { Saving } from './use-saving.ts'
import { useRequiredText } from '../shell/use-required-text.ts'

const { returnDialog: says, publishDialog, done } = messages.content

/** Sends what waits for approval back, with a reason that its writers read. */
export function ReturnDialog({ saving, onClose }: { saving: Saving; onClose: () => void }) {
  const waiting = saving.details?.item.standing.waiting
  const [reason, setReason] = useTyped(`return ${waiting?.revision ?? ''} ${location.pathname}`, '')
  const { field, isGiven } = useRequiredText(reason)
  const close = () => {
    setReason('')
    onClose()
  }
  const go = async () => {
    if (!isGiven()) return
    const read = waiting ? { revision: waiting.revision, kind: waiting.kind } : {}
    if (await saving.act('return', { reason, ...read }, done.return)) close()
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby="return-title">
      <DialogTitle id="return-title">{says.title}</DialogTitle>
      <DialogContent>
        <TextField
          {...field}
          fullWidth
          inputRef={focusOnce}
          multiline
          minRows={3}
          margin="dense"
          label={says.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{publishDialog.cancel}</Button>
        <Button variant="contained" disabled={saving.busy} onClick={() => void go()}>
          {says.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
