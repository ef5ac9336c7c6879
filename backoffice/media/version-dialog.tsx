import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { fileFields } from '#contract/backoffice/files.ts'
import type { FileDetails } from '#contract/backoffice/content.ts'
import { formatBytes } from '#contract/rules/file-size.ts'
import { ask, withQuery } from '../api.ts'
import { Counted, tooLong } from '../content/inputs/counted.tsx'
import { focusOnce } from '../people/components/focus-once.ts'
import { ErrorNotice } from '../shell/notice.tsx'
import { useRequiredText } from '../shell/use-required-text.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './media.module.css'
import { tooLarge } from './upload-limit.ts'
import { useFileChanged } from './use-file-details.ts'

const say = messages.media

type Props = {
  file: FileDetails
  /** the number of the version to be restored; null where one is uploaded */
  restore: number | null
  onClose: () => void
}

/** Adds a version to a document, with its reason: an uploaded file, or an earlier version again. */
export function VersionDialog({ file, restore, onClose }: Props) {
  const title = useId()
  const [given, setGiven] = useState<File | null>(null)
  const [reason, setReason] = useState('')
  const { busy, fault, send, clearFault } = useAddVersion(file, onClose)
  const choose = (next: File) => {
    clearFault()
    setGiven(next)
  }
  const long = tooLong(reason, fileFields.reason)
  const large = given === null ? undefined : tooLarge(given)
  const { field, isGiven } = useRequiredText(reason, say.reasonHelp)
  const [isRefused, setRefused] = useState(false)
  const isFileMissing = restore === null && given === null
  function press() {
    setRefused(isFileMissing)
    if (!isGiven() || isFileMissing || large || long) return
    void send(reason, restore ?? given)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>
        {restore === null
          ? formatMessage(say.newVersionOf, { name: file.name })
          : formatMessage(say.restoreTitle, { number: restore })}
      </DialogTitle>
      <DialogContent className={styles.newVersion}>
        <p>{file.needs_approval ? say.needsApproval : say.noApproval}</p>
        {restore === null && <FileChooser given={given} onGiven={choose} />}
        {large && <p role="alert">{large}</p>}
        {isRefused && isFileMissing && <p role="alert">{say.noFile}</p>}
        <Counted text={reason} field={fileFields.reason}>
          <TextField
            {...field}
            fullWidth
            required
            {...(restore !== null && { inputRef: focusOnce })}
            label={say.reason}
            value={reason}
            error={field.error || long !== undefined}
            helperText={long ?? field.helperText}
            onChange={(event) => setReason(event.target.value)}
          />
        </Counted>
        {fault !== null && <ErrorNotice error={fault} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button variant="contained" disabled={busy} onClick={press}>
          {file.needs_approval ? say.sendVersion : restore === null ? say.uploadVersion : say.restore}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Sends a new version, or the number of one to be restored; `fault` is what went wrong last. */
function useAddVersion(file: FileDetails, onDone: () => void) {
  const changed = useFileChanged()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  async function send(reason: string, version: File | number | null) {
    if (version === null) return
    setBusy(true)
    setFault(null)
    const path = `/backoffice/api/files/${file.id}`
    try {
      const next =
        typeof version === 'number'
          ? await ask<FileDetails>('POST', `${path}/restore`, { body: { version, reason } })
          : await ask<FileDetails>('POST', withQuery(`${path}/replace`, { reason }), {
              raw: version,
              headers: { 'content-type': 'application/pdf' },
            })
      notify(next.version > file.version ? say.replaced : say.versionSent, { type: 'success' })
      onDone()
      await changed(next)
    } catch (error) {
      setFault(error)
    }
    setBusy(false)
  }
  return { busy, fault, send, clearFault: () => setFault(null) }
}

function FileChooser({ given, onGiven }: { given: File | null; onGiven: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <p>
      <Button ref={focusOnce} variant="outlined" onClick={() => chooser.current?.click()}>
        {say.choosePdf}
      </Button>{' '}
      <output>{given && `${given.name}, ${formatBytes(given.size)}`}</output>
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept="application/pdf"
        aria-label={say.choosePdf}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onGiven(file)
          event.currentTarget.value = ''
        }}
      />
    </p>
  )
}
