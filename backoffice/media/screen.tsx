import Button from '@mui/material/Button'
import upload from 'lucide-static/icons/upload.svg?raw'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe, hasRole } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { Icon } from '../shell/icon.tsx'
import { formatMessage, messages } from '../messages.ts'
import { BulkTags } from './bulk-tags.tsx'
import { FileDialog } from './file-dialog.tsx'
import { Library } from './library.tsx'
import styles from './media.module.css'
import { Duplicates } from './duplicates.tsx'
import { uploadKinds, useUploads } from './use-uploads.ts'

const say = messages.media

/** Everything that was uploaded: found, described, replaced; nothing that is used can be taken away. */
export function Screen() {
  const me = useMe()
  const chooser = useRef<HTMLInputElement>(null)
  const { add, addCopy, busy, duplicates, said } = useUploads()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(query.get('file'))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const mayUpload = hasRole(me, ['author', 'rates_officer', 'administrator'])
  return (
    // Files may be dropped anywhere on the screen; the button is the way by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      className={chosen.length > 0 ? styles.withBulk : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (mayUpload) void add([...event.dataTransfer.files])
      }}
    >
      <Heading
        title={say.title}
        about={`${say.about} ${say.kinds}`}
        actions={
          mayUpload && (
            <>
              <Button
                variant="contained"
                startIcon={<Icon svg={upload} />}
                onClick={() => chooser.current?.click()}
              >
                {say.upload}
              </Button>
              <input
                ref={chooser}
                className="visually-hidden"
                type="file"
                multiple
                tabIndex={-1}
                aria-label={say.upload}
                accept={uploadKinds.join(',')}
                onChange={(event) => {
                  void add([...(event.currentTarget.files ?? [])])
                  event.currentTarget.value = ''
                }}
              />
            </>
          )
        }
      />
      <output className={styles.said}>
        {busy ? formatMessage(say.uploading, { name: busy }) : said.join(' ')}
      </output>
      <Duplicates
        duplicates={duplicates}
        label={say.openExisting}
        onExisting={setOpen}
        onCopy={(file) => void addCopy(file)}
      />
      {chosen.length > 0 && <BulkTags ids={chosen} onDone={setChosen} />}
      <Library onOpen={({ id }) => setOpen(id)} {...(mayUpload && { chosen: { ids: chosen, toggle } })} />
      {open && <FileDialog id={open} mayChange={mayUpload} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </div>
  )
}
