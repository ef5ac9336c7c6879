import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { FileDetails } from '#contract/backoffice/content.ts'
import { AskDialog } from '../people/components/ask-first.tsx'
import { ask } from '../api.ts'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { errorMessage } from '../error-message.ts'
import { messages } from '../messages.ts'
import { setResponse } from '../set-response.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { About } from './file-details.tsx'
import { Describe } from './alternative-text.tsx'
import styles from './media.module.css'
import { useFileDetails } from './use-file-details.ts'

const say = messages.media

type Props = { id: string; mayChange: boolean; onOpen: (id: string) => void; onClose: () => void }

/** One file whole: its words and focal point to write, who uses it, its versions. */
export function FileDialog({ id, mayChange, onOpen, onClose }: Props) {
  const client = useQueryClient()
  const notify = useNotify()
  const [removing, setRemoving] = useState(false)
  const path = `/backoffice/api/files/${id}`
  const { data: file, error } = useFileDetails(id)
  async function changed(next: FileDetails | null, message: string) {
    if (next) await setResponse(client, ['file', id], next)
    await client.invalidateQueries({ queryKey: ['files'] })
    notify(message, { type: 'success' })
  }
  async function remove() {
    try {
      await ask('DELETE', path)
      await changed(null, say.saved)
      onClose()
    } catch (refused) {
      notify(errorMessage(refused), { type: 'error' })
      setRemoving(false)
      // An item may use it by now.
      await client.invalidateQueries({ queryKey: ['file', id] })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="file-name">
      <DialogTitle id="file-name">{file?.name ?? say.facts}</DialogTitle>
      <DialogContent>
        {error && <ErrorNotice error={error} />}
        {!file && !error && <Loading />}
        {file && (
          <div className={styles.whole}>
            <Describe
              key={`${file.id} ${file.version}`}
              file={file}
              mayChange={mayChange}
              onSaved={(next) => void changed(next, say.saved)}
            />
            <About file={file} mayChange={mayChange} onOpen={onOpen} />
          </div>
        )}
      </DialogContent>
      <DialogActions>
        {mayChange && file?.used_by.length === 0 && (
          <Button color="error" onClick={() => setRemoving(true)}>
            {say.remove}
          </Button>
        )}
        <Button ref={focusOnce} onClick={onClose}>
          {say.close}
        </Button>
        {mayChange && file && (
          // In sight, however long what is said of the file.
          <Button type="submit" form="file-form" variant="contained">
            {say.save}
          </Button>
        )}
      </DialogActions>
      <AskDialog
        open={removing}
        title={say.removeSure}
        about={say.removeText}
        confirm={say.remove}
        danger
        onClose={() => setRemoving(false)}
        onYes={() => void remove()}
      />
    </Dialog>
  )
}
