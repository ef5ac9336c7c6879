import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import type { FileDetails } from '#contract/backoffice/content.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { inCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { useFileDetails } from './use-file-details.ts'
import { VersionDialog } from './version-dialog.tsx'

const say = messages.media

/** Uploads a new version of a document, which keeps its address. Shows nothing for pictures, and where the role may not. */
export function NewVersion({ id }: { id: string }) {
  const me = useMe()
  const { data: file } = useFileDetails(id)
  const [open, setOpen] = useState(false)
  if (!hasRole(me, ['author', 'rates_officer', 'administrator']) || (file && file.width !== null)) return null
  const isOthers = file?.pending?.returned_reason === null && !file.pending.sent_by_me
  return (
    <>
      <Button variant="outlined" disabled={!file || isOthers} onClick={() => setOpen(true)}>
        {say.newVersion}
      </Button>
      {file && open && <VersionDialog file={file} restore={null} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Says that a new version awaits approval, or why it was returned. */
export function PendingVersion({ file: { pending } }: { file: Pick<FileDetails, 'pending'> }) {
  if (!pending) return null
  const { by, at, reason, returned_reason, view } = pending
  const sent = { name: by?.name ?? '–', when: inCat(at), reason: reason ?? '' }
  return (
    <Alert severity={returned_reason === null ? 'info' : 'warning'}>
      {returned_reason === null
        ? formatMessage(say.pending, sent)
        : formatMessage(say.returned, { reason: returned_reason })}{' '}
      <Link href={view} target="_blank" rel="noreferrer">
        {say.openPending}
      </Link>
    </Alert>
  )
}
