import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ask } from '../api.ts'
import { ErrorNotice } from '../shell/notice.tsx'
import { messages } from '../messages.ts'
import { FocalPoint } from './focal-point.tsx'
import styles from './media.module.css'
import type { FileWithVersions } from './file-with-versions.ts'

const say = messages.media

type Props = { file: FileWithVersions; mayChange: boolean; onSaved: (next: FileWithVersions) => void }

/** What no machine knows of a file: its name, what it shows in both languages, the point to keep in view. */
export function Describe({ file, mayChange, onSaved }: Props) {
  const [name, setName] = useState(file.name)
  const [alt, setAlt] = useState(file.alt)
  const [focal, setFocal] = useState(file.focal)
  const [tags, setTags] = useState(file.tags.join(', '))
  const [failure, setFailure] = useState<unknown>(null)
  const picture = file.width !== null
  async function save() {
    setFailure(null)
    try {
      const typed = tags.split(',').map((tag) => tag.trim())
      const body = { name, alt, focal, tags: typed.filter((tag) => tag !== '') }
      onSaved(await ask<FileWithVersions>('PUT', `/backoffice/api/files/${file.id}`, { body }))
    } catch (error) {
      setFailure(error)
    }
  }
  const fixed = { disabled: !mayChange, fullWidth: true }
  return (
    <form
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {picture && <FocalPoint file={file} focal={focal} onMove={setFocal} disabled={!mayChange} />}
      <TextField
        {...fixed}
        label={say.name}
        value={name}
        required
        onChange={(event) => setName(event.target.value)}
      />
      {picture && (
        <div className={styles.both}>
          <TextField
            {...fixed}
            multiline
            label={say.altEn}
            helperText={say.altHelp}
            value={alt.en ?? ''}
            onChange={(event) => setAlt({ ...alt, en: event.target.value })}
          />
          <TextField
            {...fixed}
            multiline
            label={say.altNy}
            value={alt.ny ?? ''}
            slotProps={{ htmlInput: { lang: 'ny' } }}
            onChange={(event) => setAlt({ ...alt, ny: event.target.value })}
          />
        </div>
      )}
      <TextField
        {...fixed}
        label={say.tags}
        helperText={say.tagsHelp}
        value={tags}
        onChange={(event) => setTags(event.target.value)}
      />
      {failure !== null && <ErrorNotice error={failure} />}
      {mayChange && (
        <Button type="submit" variant="contained">
          {say.save}
        </Button>
      )}
    </form>
  )
}
