import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { FileDetails, StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { LibraryPicker } from '../content/library-picker.tsx'
import { AskDialog } from '../people/components/ask-first.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import { CropDialog } from './crop-dialog.tsx'
import { mayBeCropped } from './file-size.ts'
import styles from './media.module.css'

const say = messages.media

type Props = { file: FileDetails; onOpen: (id: string) => void }

/** A part of a picture as a picture of its own, and another picture in its place wherever it shows. */
export function PictureActs({ file, onOpen }: Props) {
  const client = useQueryClient()
  const notify = useNotify()
  const [choosing, setChoosing] = useState(false)
  const [instead, setInstead] = useState<StaffFile | null>(null)
  const [cropping, setCropping] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function act(run: () => Promise<string>) {
    setFailure(null)
    try {
      notify(await run(), { type: 'success' })
      await client.invalidateQueries({ queryKey: ['file'] })
      await client.invalidateQueries({ queryKey: ['files'] })
    } catch (error) {
      setFailure(error)
    }
  }
  const replace = (by: StaffFile) =>
    act(async () => {
      setInstead(null)
      return replaceUses(file.id, by.id)
    })
  return (
    <div className={styles.pictureActs}>
      {mayBeCropped(file) && (
        <Button variant="outlined" onClick={() => setCropping(true)}>
          {say.crop}
        </Button>
      )}
      {file.cropped_from !== null && (
        <p>
          {say.cutOut}{' '}
          <Button size="small" onClick={() => file.cropped_from !== null && onOpen(file.cropped_from)}>
            {say.cutOutOf}
          </Button>
        </p>
      )}
      {file.used_by.length > 0 && (
        <>
          <p>{say.replaceUsesHelp}</p>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {say.replaceUses}
          </Button>
        </>
      )}
      {failure !== null && <ErrorNotice error={failure} />}
      {cropping && (
        <CropDialog
          file={file}
          onClose={() => setCropping(false)}
          onMade={({ id, name }) => {
            setCropping(false)
            notify(formatMessage(say.cropped, { name }), { type: 'success' })
            onOpen(id)
          }}
        />
      )}
      {choosing && (
        <LibraryPicker
          kind="picture"
          title={formatMessage(say.replaceUsesBy, { name: file.name })}
          onChoose={(by) => {
            setChoosing(false)
            setInstead(by)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {instead && (
        <ReplaceSure
          file={file}
          by={instead}
          onDo={() => void replace(instead)}
          onClose={() => setInstead(null)}
        />
      )}
    </div>
  )
}

/** @returns what is said of it */
async function replaceUses(id: string, by: string): Promise<string> {
  const path = `/backoffice/api/files/${id}/replace-uses`
  const { items } = await ask<{ items: number }>('POST', path, { body: { by } })
  return formatMessage(say.replacedUses, { n: items })
}

type SureProps = { file: FileDetails; by: StaffFile; onDo: () => void; onClose: () => void }

/** Asks before another picture takes the place of one wherever it shows. */
const ReplaceSure = ({ file, by, onDo, onClose }: SureProps) => (
  <AskDialog
    open
    danger
    title={formatMessage(say.replaceUsesSure, { name: file.name, by: by.name })}
    about={formatMessage(say.replaceUsesText, { n: file.used_by.length })}
    confirm={say.replaceUsesDo}
    onClose={onClose}
    onYes={onDo}
  />
)
