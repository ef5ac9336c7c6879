import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { z } from 'zod'
import type { FileDetails } from '#contract/backoffice/content.ts'
import { fileFields, mostTags } from '#contract/backoffice/files.ts'
import { ask } from '../api.ts'
import { Counted, tooLong } from '../content/inputs/counted.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import { FocalPoint } from './focal-point.tsx'
import styles from './media.module.css'

const say = messages.media

type Props = { file: FileDetails; mayChange: boolean; onSaved: (next: FileDetails) => void }

const typedTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** What is wrong with tags before they are sent: there are too many, or one is too long. */
function wrongTags(tags: readonly string[]): string | undefined {
  if (tags.length > mostTags) return formatMessage(say.tooManyTags, { most: mostTags })
  const long = tags.find((tag) => tooLong(tag, fileFields.tag))
  return long && `“${long}”: ${tooLong(long, fileFields.tag)}`
}

/** A text that is too long is said at its field. */
function over(text: string, field: z.ZodType) {
  const said = tooLong(text, field)
  return said === undefined ? {} : { error: true, helperText: said }
}

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
      const body = { name, alt, focal, tags: typedTags(tags) }
      onSaved(await ask<FileDetails>('PUT', `/backoffice/api/files/${file.id}`, { body }))
    } catch (error) {
      setFailure(error)
    }
  }
  const fixed = { disabled: !mayChange, fullWidth: true }
  const tagError = wrongTags(typedTags(tags))
  return (
    <form
      id="file-form"
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {picture && <FocalPoint file={file} focal={focal} onMove={setFocal} disabled={!mayChange} />}
      <div className={styles.line}>
        <Counted text={name} field={fileFields.name}>
          <TextField
            {...fixed}
            {...over(name, fileFields.name)}
            label={say.name}
            value={name}
            required
            onChange={(event) => setName(event.target.value)}
          />
        </Counted>
      </div>
      {picture && <AltFields alt={alt} onAlt={setAlt} fixed={fixed} />}
      <TextField
        {...fixed}
        label={say.tags}
        error={tagError !== undefined}
        helperText={
          tagError ??
          `${say.tagsHelp} ${formatMessage(messages.content.entries, { n: typedTags(tags).length, most: mostTags })}`
        }
        value={tags}
        onChange={(event) => setTags(event.target.value)}
      />
      {failure !== null && <ErrorNotice error={failure} />}
    </form>
  )
}

type AltProps = {
  alt: FileDetails['alt']
  onAlt: (alt: FileDetails['alt']) => void
  fixed: { disabled: boolean; fullWidth: boolean }
}

/** What a picture shows, in both languages. */
const AltFields = ({ alt, onAlt, fixed }: AltProps) => (
  <div className={styles.both}>
    <Counted text={alt.en ?? ''} field={fileFields.alt}>
      <TextField
        {...fixed}
        multiline
        label={say.altEn}
        helperText={say.altHelp}
        {...over(alt.en ?? '', fileFields.alt)}
        value={alt.en ?? ''}
        onChange={(event) => onAlt({ ...alt, en: event.target.value })}
      />
    </Counted>
    <Counted text={alt.ny ?? ''} field={fileFields.alt}>
      <TextField
        {...fixed}
        multiline
        label={say.altNy}
        {...over(alt.ny ?? '', fileFields.alt)}
        value={alt.ny ?? ''}
        slotProps={{ htmlInput: { lang: 'ny' } }}
        onChange={(event) => onAlt({ ...alt, ny: event.target.value })}
      />
    </Counted>
  </div>
)
