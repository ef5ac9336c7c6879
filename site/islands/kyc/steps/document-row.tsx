import { useEffect, useRef } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
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
  const willDo = slot?.state !== 'refused' && slot?.state !== 'failed'
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
          <span>{slot || !reason ? stateOf(slot, messages.kyc) : documents.needsChange}</span>
        </p>
      </div>
      {/* What was chosen lies over what it must be, so that no row moves another. */}
      <div className={styles.about}>
        <p className={styles.hint} data-covered={slot ? '' : undefined}>
          {reason?.[about.lang] ?? accepted}
        </p>
        {slot && (
          <div>
            {wrong && (
              <p id={`${id}-error`} className={styles.error}>
                {`${messages.kyc.error}: ${wrong}`}
              </p>
            )}
            <ChosenFile slot={slot} file={willDo ? flow.files.get(purpose) : null} documents={documents} />
          </div>
        )}
      </div>
      {slot?.state === 'uploading' && (
        <progress className={styles.progress} max={100} value={slot.progress} aria-labelledby={id} />
      )}
      <div className={styles.inline}>
        <Picker
          label={slot ? documents.newPhoto : documents.photo}
          whose={name}
          describedBy={wrong ? `${id}-error` : undefined}
          camera
          marked={!slot}
          onChoose={choose}
        />
        <Picker
          label={slot ? documents.newFile : documents.file}
          whose={name}
          describedBy={wrong ? `${id}-error` : undefined}
          marked={!slot}
          onChoose={choose}
        />
        {slot && (
          <button type="button" className={styles.action} onClick={() => flow.uploading.remove(purpose)}>
            <span>{documents.remove}</span>
            <span className="unseen">{`: ${name}`}</span>
          </button>
        )}
      </div>
    </li>
  )
}

/** Its name and size, with a small picture where it will do. */
const ChosenFile = ({
  slot,
  file,
  documents,
}: {
  slot: Slot
  /** null where it will not do */
  file: Blob | null | undefined
  documents: KycWords['documents']
}) => (
  <div className={styles.chosen}>
    {file !== null && <Thumbnail file={file} choice={slot.choice + slot.state} />}
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
)

type PickerProps = {
  label: string
  whose: string
  describedBy: string | undefined
  camera?: boolean
  /** has a sign before its words, where there is room */
  marked: boolean
  onChoose: (files: FileList | null) => void
}

/** A file input that looks like an action among others in a line. */
function Picker({ label, whose, describedBy, camera, marked, onChoose }: PickerProps) {
  return (
    <label className={classNames(styles.action, styles.picker, camera && styles.camera)}>
      {marked && <StatusIcon name={camera ? 'camera' : 'file'} />}
      <span>{label}</span>
      <span className="unseen">{`: ${whose}`}</span>
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
