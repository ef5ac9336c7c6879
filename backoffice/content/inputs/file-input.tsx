import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { NewVersion, PendingVersion } from '../../media/new-version.tsx'
import { useFileDetails } from '../../media/use-file-details.ts'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from '../form.module.css'
import { LibraryPicker } from '../library-picker.tsx'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { useFormInput } from './use-input.ts'

const { document: says } = messages.content

/** A document of the library. */
export function FileInput(props: InputProps) {
  const { value, onChange, readOnly, error } = useFormInput(props.name)
  const { knowFile } = useEditing()
  const [choosing, setChoosing] = useState(false)
  const id = typeof value === 'object' && value !== null && 'file' in value ? String(value.file) : null
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(props)}</legend>
      {id && <Chosen id={id} />}
      {!readOnly && (
        <div className={styles.buttons}>
          {id && <NewVersion id={id} />}
          <Button
            {...(!id && { variant: 'outlined' })}
            aria-invalid={error !== undefined}
            onClick={() => setChoosing(true)}
          >
            {id ? says.change : says.choose}
          </Button>
          {id && props.optional && <Button onClick={() => onChange(null)}>{says.remove}</Button>}
        </div>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {choosing && (
        <LibraryPicker
          kind="document"
          onClose={() => setChoosing(false)}
          onChoose={(file) => {
            knowFile(file)
            setChoosing(false)
            onChange({ file: file.id })
          }}
        />
      )}
    </fieldset>
  )
}

function Chosen({ id }: { id: string }) {
  const { details, files, readOnly } = useEditing()
  const { data: file } = useFileDetails(id)
  const live = file?.used_by.filter((use) => use.live) ?? []
  const isOnlyHere = live.length > 0 && live.every((use) => use.id === details?.item.id)
  return (
    <>
      <p className={styles.chosen}>
        {(file ?? files[id])?.name}{' '}
        <a href={`/backoffice/api/files/${id}/view`} target="_blank" rel="noreferrer">
          {says.open}
        </a>
      </p>
      {file && <PendingVersion file={file} />}
      {!readOnly && file && isOnlyHere && (
        <p className={styles.chosen}>{formatMessage(says.addressEnds, { address: file.url })}</p>
      )}
    </>
  )
}
