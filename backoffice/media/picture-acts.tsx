import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { LibraryPicker } from '../content/library-picker.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './media.module.css'
import { smallView } from './file-size.ts'
import type { FileWithVersions } from './file-with-versions.ts'

const say = messages.media
type Crop = { x: number; y: number; width: number; height: number }
const whole: Crop = { x: 0, y: 0, width: 100, height: 100 }

type Props = { file: FileWithVersions; onOpen: (id: string) => void }

/** A part of a picture as a picture of its own, and another picture in its place wherever it shows. */
export function PictureActs({ file, onOpen }: Props) {
  const client = useQueryClient()
  const notify = useNotify()
  const [choosing, setChoosing] = useState(false)
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
  const crop = (part: Crop) =>
    act(async () => {
      const made = await ask<FileWithVersions>('POST', `/backoffice/api/files/${file.id}/crop`, {
        body: part,
      })
      onOpen(made.id)
      return formatMessage(say.cropped, { name: made.name })
    })
  const replace = (by: StaffFile) =>
    act(async () => {
      setChoosing(false)
      const path = `/backoffice/api/files/${file.id}/replace-uses`
      const { items } = await ask<{ items: number }>('POST', path, { body: { by: by.id } })
      return formatMessage(say.replacedUses, { n: items })
    })
  return (
    <div className={styles.pictureActs}>
      <CropForm file={file} onCrop={(part) => void crop(part)} />
      {file.used_by.length > 0 && (
        <>
          <p>{say.replaceUsesHelp}</p>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {say.replaceUses}
          </Button>
        </>
      )}
      {failure !== null && <ErrorNotice error={failure} />}
      {choosing && (
        <LibraryPicker
          kind="picture"
          onChoose={(by) => void replace(by)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

const edges = ['x', 'y', 'width', 'height'] as const

/** The part that is kept, by four figures in hundredths; the picture shows it as it changes. */
function CropForm({ file, onCrop }: { file: FileWithVersions; onCrop: (part: Crop) => void }) {
  const [open, setOpen] = useState(false)
  const [part, setPart] = useState(whole)
  if (!open)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say.crop}
      </Button>
    )
  const put = (edge: keyof Crop, typed: number) => {
    const least = edge === 'width' || edge === 'height' ? 1 : 0
    const next = { ...part, [edge]: Math.min(100, Math.max(least, Math.round(typed))) }
    // The part stays inside the picture: what is moved keeps its place, the size gives way.
    setPart({
      ...next,
      width: Math.max(1, Math.min(next.width, 100 - next.x)),
      height: Math.max(1, Math.min(next.height, 100 - next.y)),
    })
  }
  const outside = `${part.y}% ${100 - part.x - part.width}% ${100 - part.y - part.height}% ${part.x}%`
  return (
    <fieldset className={styles.crop}>
      <legend>{say.crop}</legend>
      <p>{say.cropHelp}</p>
      <div className={styles.cropBox}>
        <img src={smallView(file, 800)} alt="" />
        <img src={smallView(file, 800)} alt="" style={{ clipPath: `inset(${outside})` }} />
      </div>
      <div className={styles.cropFigures}>
        {edges.map((edge) => (
          <label key={edge}>
            {say.cropEdges[edge]}
            <input
              type="number"
              min={0}
              max={100}
              value={part[edge]}
              onChange={(event) => put(edge, Number(event.target.value))}
            />
          </label>
        ))}
      </div>
      <Button
        variant="contained"
        disabled={part.width === 100 && part.height === 100}
        onClick={() => onCrop(part)}
      >
        {say.cropDo}
      </Button>
      <Button onClick={() => setOpen(false)}>{say.cancel}</Button>
    </fieldset>
  )
}
