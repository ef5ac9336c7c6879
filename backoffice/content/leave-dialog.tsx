import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import { messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { LinksChoiceInput } from './links/links-choice.tsx'
import { useIsLinked, Uses, useUses } from './rail/used-by.tsx'

const { publishDialog, leaveDialog } = messages.content
type Props = {
  kind: 'remove' | 'archive'
  busy: boolean
  /** true where a second person is asked first */
  second?: boolean
  onClose: () => void
  /** @param links undefined where they stay */
  onConfirm: (links: LinksChoice | undefined) => void
}

/** Before an item leaves the website, staff see what links to it, and choose what becomes of these links. */
export function LeaveDialog({ kind, busy, second = false, onClose, onConfirm }: Props) {
  const uses = useUses()
  const says = leaveDialog[kind]
  const [links, setLinks] = useState<LinksChoice | null | undefined>(second ? undefined : 'remove')
  const isLinked = useIsLinked()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{says.title}</DialogTitle>
      <DialogContent>
        <p>{says.text}</p>
        {uses && uses.length > 0 && <Alert severity="warning">{leaveDialog.used}</Alert>}
        {uses && <Uses uses={uses} />}
        {isLinked && <LinksChoiceInput value={links} onChange={setLinks} />}
        {isLinked && second && links !== undefined && <p>{leaveDialog.linksFirst}</p>}
      </DialogContent>
      <DialogActions>
        {/* Enter deletes nothing. */}
        <Button ref={focusOnce} onClick={onClose}>
          {publishDialog.cancel}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={!uses || busy || (isLinked && links === null)}
          onClick={() => onConfirm(isLinked ? (links ?? undefined) : undefined)}
        >
          {says.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
