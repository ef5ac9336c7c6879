import { useEffect, useRef } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import buttons from '../../../components/button.module.css'
import { Button } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { fileSize } from '../../../components/file-size.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { documentOf, type StepProps } from '../page-data.ts'
import styles from '../flow.module.css'
import { StatusIcon } from '../status-icon.tsx'
import type { Slot } from '../documents/document-slot.ts'
import { idOf } from './step-head.tsx'

type KycWords = SiteMessages['kyc']

export const stateOf = (slot: Slot | undefined, { states }: KycWords): string =>
  slot ? formatMessage(states[slot.state], { n: slot.progress }) : states.needed

/** What is said beside a document that will not do. */
export function wrongWith(slot: Slot | undefined, { refusals, notSent }: KycWords): string | null {
  if (slot?.state === 'failed') return notSent
  return slot?.state === 'refused' && slot.refusal ? refusals[slot.refusal] : null
}

const marks = {
  needed: 'dot',
  preparing: 'clock',
  queued: 'clock',
  uploading: 'up',
  waiting: 'clock',
  checking: 'clock',
  received: 'check',
  refused: 'alert',
  failed: 'alert',
} as const

/** One document: what it must be, where it is, and what can be done with it. */
export function DocumentRow({ about, flow, state, messages, purpose }: StepProps & { purpose: Purpose }) {
  const { documents } = messages.kyc
  const slot = state.slots[purpose]
  const { name, accepted } = documentOf(about, purpose)
  const wrong = wrongWith(slot, messages.kyc)
  const reason = state.changing?.documents.find((document) => document.purpose === purpose)?.reason
  const shown = slot && slot.state !== 'refused' && slot.state !== 'failed' ? slot : null
  const id = idOf(purpose)
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file) flow.uploading.choose(purpose, file)
  }
  return (
    <li className={styles.row} data-state={slot?.state ?? 'needed'}>
      <div className={styles.rowHead}>
        <h3 id={id} tabIndex={-1}>
          {name}
        </h3>
        <p className={styles.state}>
          <StatusIcon name={marks[slot?.state ?? 'needed']} />
          {slot || !reason ? stateOf(slot, messages.kyc) : documents.needsChange}
        </p>
      </div>
      <p className={styles.hint}>{reason?.[about.lang] ?? accepted}</p>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          {messages.kyc.error}: {wrong}
        </p>
      )}
      {slot && (
        <div className={styles.chosen}>
          {shown && <Thumbnail file={flow.files.get(purpose)} choice={slot.choice + slot.state} />}
          <p>
            <span className={styles.fileName}>{slot.name || documents.elsewhere}</span>
            <span className={styles.hint}>
              {slot.before === null
                ? fileSize(slot.bytes)
                : formatMessage(documents.smaller, {
                    size: fileSize(slot.bytes),
                    before: fileSize(slot.before),
                  })}
            </span>
          </p>
        </div>
      )}
      {slot?.state === 'uploading' && (
        <progress className={styles.progress} max={100} value={slot.progress} aria-labelledby={id} />
      )}
      <div className={styles.actions}>
        <Picker
          label={slot ? documents.newPhoto : documents.photo}
          whose={name}
          describedBy={wrong ? `${id}-error` : undefined}
          camera
          onChoose={choose}
        />
        <Picker
          label={slot ? documents.newFile : documents.file}
          whose={name}
          describedBy={wrong ? `${id}-error` : undefined}
          onChoose={choose}
        />
        {slot && (
          <Button look="line" className={styles.slim} onClick={() => flow.uploading.remove(purpose)}>
            {documents.remove}
            <span className="unseen">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

type PickerProps = {
  label: string
  whose: string
  describedBy: string | undefined
  camera?: boolean
  onChoose: (files: FileList | null) => void
}

/** A file input that looks like a button. */
function Picker({ label, whose, describedBy, camera, onChoose }: PickerProps) {
  const looks = [buttons['button'], buttons['line'], styles.slim, styles.picker, camera && styles.camera]
  return (
    <label className={classNames(...looks)}>
      <StatusIcon name={camera ? 'camera' : 'file'} />
      {label}
      <span className="unseen">: {whose}</span>
      <input
        type="file"
        aria-describedby={describedBy}
        {...(camera
          ? { accept: 'image/*', capture: 'environment' as const }
          : { accept: '.pdf,image/jpeg,image/png,image/webp,image/heic' })}
        onChange={({ target }) => {
          onChoose(target.files)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

const side = 144

/** A small picture of a chosen photo, beside its name. It is drawn, as the page's policy takes no pictures from memory. */
function Thumbnail({ file, choice }: { file: Blob | undefined; choice: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPicture = file?.type.startsWith('image/') ?? false
  useEffect(() => {
    if (file && isPicture) void draw(file, canvas.current)
  }, [file, isPicture, choice])
  if (!isPicture) return <StatusIcon name="file" size={40} />
  return <canvas ref={canvas} className={styles.thumb} width={side} height={side} aria-hidden="true" />
}

async function draw(file: Blob, canvas: HTMLCanvasElement | null): Promise<void> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const context = canvas?.getContext('2d')
  if (!bitmap || !context) return
  // The middle of it, as large as fits.
  const from = Math.min(bitmap.width, bitmap.height)
  const [x, y] = [(bitmap.width - from) / 2, (bitmap.height - from) / 2]
  context.drawImage(bitmap, x, y, from, from, 0, 0, side, side)
  bitmap.close()
}
