import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useRef } from 'react'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { Library } from '../media/library.tsx'
import { Duplicates } from '../media/duplicates.tsx'
import { useUploads } from '../media/use-uploads.ts'
import { messages } from '../messages.ts'
import styles from './form.module.css'

const { content } = messages
type Kind = 'picture' | 'document'
const taken: Record<Kind, string> = {
  picture: 'image/png,image/jpeg,image/webp',
  document: 'application/pdf',
}

type Props = {
  kind: Kind
  /** what is chosen here, where it is not simply a picture or a document */
  title?: string
  onChoose: (file: StaffFile) => void
  onClose: () => void
}

/** The library, to choose from or to add to. */
export function LibraryPicker({ kind, title, onChoose, onClose }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const { add, addCopy, busy, duplicates, said } = useUploads()
  const choose = async (id: string | undefined) => {
    if (id) onChoose(await ask<StaffFile>('GET', `/backoffice/api/files/${id}`))
  }
  const upload = async (file: File | undefined) => choose(file && (await add([file]))[0])
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose}>
      <DialogTitle>
        {title ?? (kind === 'picture' ? content.picture.title : content.picture.documents)}
      </DialogTitle>
      <DialogContent>
        <div className={styles.libraryBar}>
          <Button variant="outlined" disabled={busy !== ''} onClick={() => chooser.current?.click()}>
            {busy ? content.picture.uploading : content.picture.upload}
          </Button>
          <input
            ref={chooser}
            className="visually-hidden"
            type="file"
            tabIndex={-1}
            aria-label={content.picture.upload}
            accept={taken[kind]}
            onChange={(event) => {
              void upload(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
        {said.length > 0 && <Alert severity="error">{said.join(' ')}</Alert>}
        <Duplicates
          duplicates={duplicates}
          label={messages.media.useExisting}
          onExisting={(id) => void choose(id)}
          onCopy={(file) => void addCopy(file).then(([id]) => choose(id))}
        />
        <Library kind={kind} onOpen={onChoose} focused />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{content.picture.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
