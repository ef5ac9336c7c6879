import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useState, type MouseEvent } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { shapeOf } from '#contract/backoffice/schema.ts'
import { image } from '#contract/fields.ts'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../../api.ts'
import { errorMessage } from '../../error-message.ts'
import { CropDialog } from '../../media/crop-dialog.tsx'
import { mayBeCropped, sizesOf } from '../../media/file-size.ts'
import { messages } from '../../messages.ts'
import { useUndo } from '../../shell/undo.tsx'
import { useEditing, useFieldError } from '../editing.tsx'
import styles from '../form.module.css'
import { LibraryPicker } from '../library-picker.tsx'
import { Counted, tooLong } from './counted.tsx'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { TranslationBadge } from './translation-badge.tsx'
import { useFileProgress } from './use-file-progress.ts'
import { useFormInput } from './use-input.ts'

const { picture: says } = messages.content
const altSchema = shapeOf(image())['alt'] ?? z.never()
type Picture = { file: string; alt: { en?: string; ny?: string }; focal: { x: number; y: number } }

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'file' in value

/** A picture of the library, its words in both languages, and the point to keep in view. */
export function PictureInput(props: InputProps) {
  const { value, onChange, readOnly, error } = useFormInput(props.name)
  const { knowFile } = useEditing()
  const [choosing, setChoosing] = useState(false)
  const inside = useFieldError(props.name, ['file'])
  const picture = isPicture(value) ? value : null
  const choose = (file: StaffFile) => {
    knowFile(file)
    setChoosing(false)
    onChange({ file: file.id, alt: { en: file.alt.en ?? '', ny: file.alt.ny ?? '' }, focal: file.focal })
  }
  const wrong = error ?? inside
  return (
    <fieldset className={styles.group}>
      <legend>{labelOf(props)}</legend>
      {picture && (
        <PictureParts name={props.name} picture={picture} onChange={onChange} readOnly={readOnly} />
      )}
      {!readOnly && (
        <div className={styles.buttons}>
          <Button variant="outlined" aria-invalid={wrong !== undefined} onClick={() => setChoosing(true)}>
            {picture ? says.change : says.choose}
          </Button>
          {picture && <CropButtons picture={picture} onChange={onChange} />}
          {picture && <Button onClick={() => onChange(null)}>{says.remove}</Button>}
        </div>
      )}
      {wrong && <FormHelperText error>{wrong}</FormHelperText>}
      {choosing && <LibraryPicker kind="picture" onChoose={choose} onClose={() => setChoosing(false)} />}
    </fieldset>
  )
}

type CropProps = { picture: Picture; onChange: (value: Picture) => void }

/** A part of the picture in its place, and the whole one again; the words that were written stay. */
function CropButtons({ picture, onChange }: CropProps) {
  const { knowFile } = useEditing()
  const undo = useUndo()
  const notify = useNotify()
  const [cropping, setCropping] = useState(false)
  const known = useFileProgress(picture.file)
  if (!known) return null
  const put = (file: StaffFile) => {
    knowFile(file)
    onChange({ ...picture, file: file.id, focal: file.focal })
  }
  const whole = known.cropped_from
  async function putWhole(id: string) {
    try {
      put(await ask<StaffFile>('GET', `/backoffice/api/files/${id}`))
    } catch (error) {
      notify(errorMessage(error), { type: 'warning' })
    }
  }
  return (
    <>
      {mayBeCropped(known) && <Button onClick={() => setCropping(true)}>{says.crop}</Button>}
      {whole !== null && <Button onClick={() => void putWhole(whole)}>{says.whole}</Button>}
      {cropping && (
        <CropDialog
          file={known}
          onClose={() => setCropping(false)}
          onMade={(made) => {
            setCropping(false)
            put(made)
            undo.offer({ done: says.cropped, undo: () => onChange(picture), undone: says.cropUndone })
          }}
        />
      )}
    </>
  )
}

type Parts = { name: string; picture: Picture; onChange: (value: Picture) => void; readOnly: boolean }

function PictureParts({ name, picture, onChange, readOnly }: Parts) {
  const { file, alt, focal } = picture
  const known = useFileProgress(file)
  const put = (point: { x: number; y: number }) => onChange({ ...picture, focal: point })
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    put({
      x: percent((event.clientX - box.left) / box.width),
      y: percent((event.clientY - box.top) / box.height),
    })
  }
  const number = (text: string) => percent(Number(text) / 100)
  const across = (text: string) => put({ ...focal, x: number(text) })
  const down = (text: string) => put({ ...focal, y: number(text) })
  return (
    <>
      <div className={styles.picture}>
        {/* The two figures beside it do the same by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={styles.focal} onClick={readOnly ? undefined : click}>
          <img src={`/backoffice/api/files/${file}/view?width=320`} alt={alt.en ?? ''} />
          <span style={{ left: `${focal.x}%`, top: `${focal.y}%` }} aria-hidden="true" />
        </div>
        <div className={styles.focalFigures}>
          <p>{known ? `${known.name} · ${sizesOf(known)}` : ''}</p>
          <TextField
            label={says.focalX}
            type="number"
            value={focal.x}
            onChange={(event) => across(event.target.value)}
            slotProps={{ htmlInput: { min: 0, max: 100, readOnly } }}
          />
          <TextField
            label={says.focalY}
            type="number"
            value={focal.y}
            onChange={(event) => down(event.target.value)}
            slotProps={{ htmlInput: { min: 0, max: 100, readOnly } }}
          />
        </div>
      </div>
      <div className={styles.pair}>
        <Alternative {...{ name, picture, onChange, readOnly }} lang="en" />
        <div>
          <Alternative {...{ name, picture, onChange, readOnly }} lang="ny" />
          <TranslationBadge name={`${name}.alt`} label={says.altEn} />
        </div>
      </div>
    </>
  )
}

/** What the picture shows, for who does not see it, in one language. */
function Alternative({ name, picture, onChange, readOnly, lang }: Parts & { lang: 'en' | 'ny' }) {
  const path = `${name}.alt.${lang}`
  // Where nothing is told in any language, English is what is needed.
  const ofBoth = useFieldError(`${name}.alt`)
  const said = useFieldError(path) ?? (lang === 'en' ? ofBoth : undefined)
  const text = picture.alt[lang] ?? ''
  const error = said ?? tooLong(text, altSchema)
  return (
    <div data-field={path}>
      <Counted text={text} field={altSchema} readOnly={readOnly}>
        <TextField
          fullWidth
          multiline
          label={lang === 'en' ? says.altEn : says.altNy}
          value={text}
          onChange={(event) => onChange({ ...picture, alt: { ...picture.alt, [lang]: event.target.value } })}
          error={error !== undefined}
          helperText={error}
          slotProps={{ htmlInput: { lang, readOnly } }}
        />
      </Counted>
    </div>
  )
}

const percent = (part: number) =>
  Number.isFinite(part) ? Math.round(Math.min(1, Math.max(0, part)) * 100) : 50
