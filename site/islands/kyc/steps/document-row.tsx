import { useEffect, useRef } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { classNames } from '../../../components/class-names.ts'
import { TextArea } from '../../../components/fields.tsx'
import { fileSize } from '../../../components/file-size.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import type { AcceptedDocument } from '../documents/accepted-document.ts'
import { documentOf, type StepProps } from '../page-data.ts'
import { acceptedDocument, replyOf } from '../flow/replies.ts'
import type { Reply } from '../flow/state.ts'
import styles from '../flow.module.css'
import { StatusIcon } from '../status-icon.tsx'
import type { Slot } from '../documents/document-slot.ts'
import { idOf } from './step-head.tsx'

type KycWords = SiteMessages['kyc']

export const stateOf = (slot: Slot | undefined, { states }: KycWords): string =>
  slot ? formatMessage(states[isDelayed(slot) ? 'delayed' : slot.state], { n: slot.progress }) : states.needed

const isDelayed = ({ state, isCheckDelayed }: Slot): boolean =>
  state === 'checking' && isCheckDelayed === true

/** What is said beside a document that will not do. */
export function wrongWith(
  slot: Slot | undefined,
  { refusals, notSent }: KycWords,
  maxPages: number,
): string | null {
  if (slot?.state === 'failed') return notSent
  return slot?.state === 'refused' && slot.refusal
    ? formatMessage(refusals[slot.refusal], { n: maxPages })
    : null
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

type RowProps = StepProps & { purpose: Purpose }

/** One document: what it must be, where it is, and what can be done with it. */
export function DocumentRow(props: RowProps) {
  const { about, flow, state, messages, purpose } = props
  const { documents } = messages.kyc
  const slot = state.slots[purpose]
  const { name, accepted, maxPages } = documentOf(about, purpose)
  const accepts = acceptedDocument(state, purpose, about.lang)
  const wrong = wrongWith(slot, messages.kyc, maxPages)
  const reason = state.changing?.documents.find((document) => document.purpose === purpose)?.reason
  const willDo = slot?.state !== 'refused' && slot?.state !== 'failed'
  const reply = replyOf(state, purpose)
  const id = idOf(purpose)
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file) flow.uploading.choose(purpose, file)
  }
  return (
    <li className={styles.row} data-state={slot?.state ?? (reply.absent ? 'absent' : 'needed')}>
      <RowHead
        slot={slot}
        isAbsent={reply.absent}
        isAskedAgain={Boolean(reason)}
        id={id}
        name={name}
        kyc={messages.kyc}
      />
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
            {isDelayed(slot) && <p>{documents.delayed}</p>}
            <ChosenFile slot={slot} file={willDo ? flow.files.get(purpose) : null} documents={documents} />
          </div>
        )}
      </div>
      {slot?.state === 'uploading' && (
        <progress className={styles.progress} max={100} value={slot.progress} aria-labelledby={id} />
      )}
      {!reply.absent && <SubstituteChoice {...props} accepted={accepts} reply={reply} />}
      {!reply.absent && (
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
      )}
      {accepts.bringInstead !== null && (
        <AbsentReply {...props} bringInstead={accepts.bringInstead} reply={reply} />
      )}
    </li>
  )
}

/** The name of a document, and where it is on its way. */
function RowHead({
  slot,
  isAbsent,
  isAskedAgain,
  id,
  name,
  kyc,
}: {
  slot: Slot | undefined
  isAbsent: boolean
  isAskedAgain: boolean
  id: string
  name: string
  kyc: KycWords
}) {
  const asked = isAskedAgain ? kyc.documents.needsChange : stateOf(slot, kyc)
  const state = slot ? stateOf(slot, kyc) : asked
  return (
    <div className={styles.rowHead}>
      <h3 id={id} tabIndex={-1}>
        {name}
      </h3>
      <p className={styles.state}>
        <StatusIcon name={marks[slot?.state ?? 'needed']} />
        <span>{isAbsent ? kyc.states.absent : state}</span>
      </p>
    </div>
  )
}

/** Whether the file is the document itself or one of its substitutes. */
function SubstituteChoice({
  about,
  flow,
  messages,
  purpose,
  accepted: { substitutes },
  reply,
}: RowProps & { accepted: AcceptedDocument; reply: Reply }) {
  if (substitutes.length === 0) return null
  const { name } = documentOf(about, purpose)
  return (
    <fieldset className={styles.replies}>
      <legend>
        <span>{messages.kyc.documents.which}</span>
        <span className="unseen">{` ${name}`}</span>
      </legend>
      {[{ code: null, name }, ...substitutes].map((one) => (
        <label key={one.code} className={styles.reply}>
          <input
            type="radio"
            name={`${idOf(purpose)}-substitute`}
            value={one.code ?? ''}
            checked={reply.substitute === one.code}
            onChange={() => flow.reply(purpose, { substitute: one.code })}
          />
          <span>{one.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The answer of a customer who does not have the document: what to bring to a branch, and a note for the bank. */
function AbsentReply({
  about,
  flow,
  state,
  messages,
  purpose,
  bringInstead,
  reply: { absent, note },
}: RowProps & { bringInstead: string; reply: Reply }) {
  const { documents } = messages.kyc
  const id = idOf(purpose)
  return (
    // Hidden once there is a file, without moving the rows below.
    <div className={styles.replies} data-covered={state.slots[purpose] ? '' : undefined}>
      <label className={styles.reply}>
        <input
          type="checkbox"
          checked={absent}
          aria-describedby={absent ? `${id}-instead` : undefined}
          onChange={({ target }) => flow.reply(purpose, { absent: target.checked })}
        />
        <span>{documents.absent}</span>
        <span className="unseen">{`: ${documentOf(about, purpose).name}`}</span>
      </label>
      {absent && (
        <>
          <p id={`${id}-instead`} className={styles.note}>
            {bringInstead}
          </p>
          <TextArea
            id={`${id}-note`}
            label={documents.note}
            hint={formatMessage(documents.noteLength, { n: note.length, total: kycLimits.maxNoteLength })}
            rows={3}
            maxLength={kycLimits.maxNoteLength}
            value={note}
            onChange={({ target }) => flow.reply(purpose, { note: target.value })}
          />
        </>
      )}
    </div>
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
