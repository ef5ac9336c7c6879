import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import type { FileDetails } from '#contract/backoffice/content.ts'
import { formatBytes } from '#contract/rules/file-size.ts'
import { Uses } from '../content/rail/used-by.tsx'
import { inCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './media.module.css'
import { PictureActs } from './picture-acts.tsx'
import { isInWork, kindOf, sizesOf } from './file-size.ts'
import { NewVersion, PendingVersion } from './new-version.tsx'
import { VersionDialog } from './version-dialog.tsx'

const say = messages.media

type Props = {
  file: FileDetails
  mayChange: boolean
  onOpen: (id: string) => void
}

/** The facts of a file, who uses it, and the versions of a document. */
export function About({ file, mayChange, onOpen }: Props) {
  const { width, height, made, expected, url, used_by, created_by } = file
  return (
    <div className={styles.about}>
      <h3>{say.facts}</h3>
      <p>
        {kindOf(file)}, {formatBytes(file.bytes)}
        {width !== null && height !== null && `, ${formatMessage(say.pixels, { width, height })}`}
      </p>
      <p>
        {isInWork(file) && width !== null && <progress value={made} max={expected} aria-hidden="true" />}{' '}
        {sizesOf(file)}
      </p>
      {width !== null && (
        <p>{formatMessage(say.by, { name: created_by?.name ?? '–', when: inCat(file.created_at) })}</p>
      )}
      {width === null && (
        <p>
          {say.address}: <code>{url}</code>{' '}
          <Link href={file.view} target="_blank" rel="noreferrer">
            {say.open}
          </Link>
        </p>
      )}
      <h3>{say.used}</h3>
      <Uses uses={used_by} />
      {used_by.length > 0 && <p>{say.notRemovable}</p>}
      {width !== null && mayChange && <PictureActs key={file.id} file={file} onOpen={onOpen} />}
      {width === null && <Versions file={file} mayChange={mayChange} />}
    </div>
  )
}

/** The versions of a document, the current one first, and the way to a new one. */
function Versions({ file, mayChange }: Pick<Props, 'file' | 'mayChange'>) {
  const [restoring, setRestoring] = useState<number | null>(null)
  const isPending = file.pending !== null && file.pending.returned_reason === null
  return (
    <>
      <h3>{say.versions}</h3>
      <PendingVersion file={file} />
      <ol className={styles.versions} reversed>
        {file.versions.map((version) => (
          <li key={version.number}>
            <Link href={version.view} target="_blank" rel="noreferrer">
              {formatMessage(say.version, { number: version.number })}
            </Link>
            {version.number === file.version && ` (${say.current})`}, {formatBytes(version.bytes)}
            <p>{formatMessage(say.by, { name: version.by?.name ?? '–', when: inCat(version.at) })}</p>
            {version.reason !== null && (
              <p>
                {version.restored_from === null
                  ? formatMessage(say.because, { reason: version.reason })
                  : formatMessage(say.restored, { number: version.restored_from, reason: version.reason })}
              </p>
            )}
            {version.approved_by && (
              <p>{formatMessage(say.approvedBy, { name: version.approved_by.name })}</p>
            )}
            {mayChange && !isPending && version.number !== file.version && (
              <Button size="small" onClick={() => setRestoring(version.number)}>
                {formatMessage(say.restoreVersion, { number: version.number })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {mayChange && <NewVersion id={file.id} />}
      {restoring !== null && (
        <VersionDialog file={file} restore={restoring} onClose={() => setRestoring(null)} />
      )}
    </>
  )
}
