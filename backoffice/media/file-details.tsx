import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { ErrorNotice } from '../shell/notice.tsx'
import { inCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './media.module.css'
import { PictureActs } from './picture-acts.tsx'
import { bytesOf, kindOf } from './file-size.ts'
import type { FileWithVersions } from './file-with-versions.ts'

const say = messages.media

type Props = {
  file: FileWithVersions
  mayChange: boolean
  onOpen: (id: string) => void
  onReplaced: (next: FileWithVersions) => void
}

/** The facts of a file, who uses it, and for a document what it was before. */
export function About({ file, mayChange, onOpen, onReplaced }: Props) {
  const { width, height, made, expected, url, used_by, versions, created_by } = file
  return (
    <div className={styles.about}>
      <h3>{say.facts}</h3>
      <p>
        {kindOf(file)}, {bytesOf(file.bytes)}
        {width !== null && height !== null && `, ${formatMessage(say.pixels, { width, height })}`}
      </p>
      {(width !== null || made > 0) && (
        <p>
          {made < expected && <progress value={made} max={expected} aria-hidden="true" />} {sizesOf(file)}
        </p>
      )}
      <p>{formatMessage(say.by, { name: created_by?.name ?? '–', when: inCat(file.created_at) })}</p>
      {width === null && (
        <p>
          {say.address}: <code>{url}</code>{' '}
          <Link href={file.view} target="_blank" rel="noreferrer">
            {say.open}
          </Link>
        </p>
      )}
      <h3>{say.used}</h3>
      {used_by.length === 0 && <p>{say.unused}</p>}
      <ul>
        {used_by.map(({ collection, id, title, live }) => (
          <li key={`${collection} ${id}`}>
            <Link component={RouterLink} to={`/backoffice/${collection}/${id}`}>
              {title || messages.lists.untitled}
            </Link>{' '}
            {collectionNamed(collection)?.label.one}, {live ? say.live : say.draft}
          </li>
        ))}
      </ul>
      {width !== null && mayChange && <PictureActs key={file.id} file={file} onOpen={onOpen} />}
      {width === null && mayChange && <Replace file={file} onReplaced={onReplaced} />}
      {versions.length > 0 && (
        <>
          <h3>{say.versions}</h3>
          <ul>
            {versions.map(({ number, bytes, replaced_at, replaced_by, view }) => (
              <li key={number}>
                <Link href={view} target="_blank" rel="noreferrer">
                  {formatMessage(say.version, { number })}
                </Link>{' '}
                {bytesOf(bytes)}, {replaced_by?.name}, {inCat(replaced_at)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** How far the smaller views of a picture are; of a document, that its first page is drawn. */
function sizesOf({ width, made, expected }: FileWithVersions): string {
  if (width === null) return say.drawn
  if (made < expected) return formatMessage(say.making, { made, expected })
  return formatMessage(say.made, { n: made })
}

function Replace({
  file,
  onReplaced,
}: {
  file: FileWithVersions
  onReplaced: (next: FileWithVersions) => void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<unknown>(null)
  async function replace(given: File | undefined) {
    if (!given) return
    setFailure(null)
    try {
      const headers = { 'content-type': 'application/pdf' }
      onReplaced(
        await ask<FileWithVersions>('POST', `/backoffice/api/files/${file.id}/replace`, {
          raw: given,
          headers,
        }),
      )
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <>
      <h3>{say.replace}</h3>
      <p>{say.replaceHelp}</p>
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {say.replace}
      </Button>
      <input
        ref={chooser}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept="application/pdf"
        aria-label={say.replace}
        onChange={(event) => {
          void replace(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {failure !== null && <ErrorNotice error={failure} />}
    </>
  )
}
