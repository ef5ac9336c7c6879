import type { DraftDocument } from '#contract/kyc.ts'
import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { bytesOf, slotsOf, type Slot, type Slots } from '../documents/document-slot.ts'
import type { Prepared } from '../documents/prepare-file.ts'
import type { Sent } from '../documents/upload-file.ts'
import { pauseAfter } from './connectivity.ts'
import { mergeDocuments } from './merge-documents.ts'

/** Sends one document at a time (phones have slow connections); `attempts` counts those in a row without a response. */
export type Sender =
  | { at: 'idle' }
  | { at: 'proving' | 'sending'; choice: string; attempts: number }
  | { at: 'pausing'; choice: string; attempts: number }

/** Asks the service whether it has inspected the documents; `turn` counts its questions. */
export type Asker = { at: 'idle' } | { at: 'pausing' | 'reading' | 'proving'; turn: number }

export type Uploads = {
  slots: Slots
  /** documents wait for a new proof, whose dialog was closed */
  unproved: boolean
  /** choices that this page prepares at the moment */
  preparing: readonly string[]
  sender: Sender
  asker: Asker
}

export const noWork: Pick<Uploads, 'preparing' | 'sender' | 'asker'> = {
  preparing: [],
  sender: { at: 'idle' },
  asker: { at: 'idle' },
}

/** What the service's answer was about the documents; `nothing` is no answer, or one about another draft. */
export type Inspection =
  | { got: 'documents'; documents: readonly DraftDocument[] }
  | { got: 'unproved' }
  | { got: 'nothing' }
  /** there is no token or no draft to ask with */
  | { got: 'unable' }

type Files = ReadonlyMap<Purpose, Blob>

export type UploadEvent =
  | { type: 'chosen'; purpose: Purpose; choice: string; file: File }
  | { type: 'prepared'; purpose: Purpose; choice: string; prepared: Prepared }
  | { type: 'removed'; purpose: Purpose }
  /** after a reload, a new proof: everything that waits goes on */
  | { type: 'started'; files: Files }
  | { type: 'stopped' }
  /** what the sender waits for; null where the customer closed the dialog */
  | { type: 'proved'; token: string | null }
  | { type: 'begun'; choice: string; documentId: string }
  | { type: 'moved'; choice: string; percent: number }
  /** `lost`: the file or the draft is not here any more */
  | { type: 'ended'; choice: string; sent: Sent | { got: 'lost' } }
  | { type: 'resumed' }
  /** what the asker waits for */
  | { type: 'asked' }
  | { type: 'answered'; answer: Inspection; files: Files }
  | { type: 'reproved'; token: string | null }

export type Effect =
  | { do: 'prepare'; slot: Slot; file: Blob; asItIs: boolean }
  | { do: 'keepFile'; purpose: Purpose; file: Blob }
  | { do: 'keepOriginal'; purpose: Purpose; file: Blob }
  | { do: 'dropFile' | 'dropOriginal'; purpose: Purpose }
  /** by its choice or the service's id, for a page that is loaded before the device and the service have done it */
  | { do: 'noteRemoved'; id: string }
  /** takes a document away from the service */
  | { do: 'removeThere'; documentId: string }
  | { do: 'abort' | 'forgetToken' | 'prove' | 'read' | 'proveAgain' }
  | { do: 'send'; slot: Slot; token: string }
  | { do: 'pauseSending' | 'pauseAsking'; ms: number }

/**
 * `first` is done before the new state is told, `after` when it is told. So a page that is closed in between finds the
 * file before the state that speaks of it.
 */
export type Step = { uploads: Uploads; first: readonly Effect[]; after: readonly Effect[] }

/** Between questions whether documents were inspected, in seconds; the last stays. */
const pauses = [1, 2, 3, 5]

const step = (uploads: Uploads, after: readonly Effect[] = [], first: readonly Effect[] = []): Step => ({
  uploads,
  first,
  after,
})

/** Does one step after the other. */
const andThen = (before: Step, next: (uploads: Uploads) => Step): Step => {
  const { uploads, first, after } = next(before.uploads)
  return { uploads, first: [...before.first, ...first], after: [...before.after, ...after] }
}

const withSlot = (uploads: Uploads, slot: Slot): Uploads => ({
  ...uploads,
  slots: { ...uploads.slots, [slot.purpose]: slot },
})

/** Changes the slot of a choice, unless another file was chosen for its purpose meanwhile. */
const patch = (uploads: Uploads, choice: string, change: Partial<Slot>): Uploads => {
  const slot = slotsOf(uploads.slots).find((one) => one.choice === choice)
  return slot ? withSlot(uploads, { ...slot, ...change }) : uploads
}

const abortOf = ({ sender }: Uploads, slot: Slot | undefined): Effect[] =>
  sender.at === 'sending' && sender.choice === slot?.choice ? [{ do: 'abort' }] : []

/** Failed attempts in a row after which the next document takes its turn, so that one document holds up no other. */
const maxAttemptsInTurn = 2

/**
 * Sends the next document that is queued or waiting, with the existing proof or a new one.
 * @param failed the choice that was tried last
 */
function sendNext(uploads: Uploads, attempts = 0, failed?: string): Step {
  const open = slotsOf(uploads.slots).filter(({ state }) => state === 'queued' || state === 'waiting')
  const last = attempts < maxAttemptsInTurn ? -1 : open.findIndex(({ choice }) => choice === failed)
  const slot = open[last + 1] ?? open[0]
  if (!slot) return step({ ...uploads, sender: { at: 'idle' } })
  return step({ ...uploads, sender: { at: 'proving', choice: slot.choice, attempts } }, [{ do: 'prove' }])
}

const wakeSender = (uploads: Uploads): Step =>
  uploads.sender.at === 'idle' ? sendNext(uploads) : step(uploads)

/** The next question follows as long as documents are inspected. */
function askNext(uploads: Uploads, turn: number): Step {
  if (!slotsOf(uploads.slots).some(({ state }) => state === 'checking'))
    return step({ ...uploads, asker: { at: 'idle' } })
  const ms = (pauses[Math.min(turn, pauses.length - 1)] ?? 5) * 1000
  return step({ ...uploads, asker: { at: 'pausing', turn } }, [{ do: 'pauseAsking', ms }])
}

const wakeAsker = (uploads: Uploads): Step =>
  uploads.asker.at === 'idle' ? askNext(uploads, 0) : step(uploads)

/**
 * What becomes of the documents on their way. It does not give up while the page is open: it waits for the line, and
 * for a new proof of the contact. An event that means nothing in a state changes nothing.
 */
export function transition(uploads: Uploads, event: UploadEvent): Step {
  const { slots, sender, asker } = uploads
  switch (event.type) {
    case 'chosen':
      return chosen(uploads, event)
    case 'prepared':
      return prepared(uploads, event)
    case 'removed':
      return removed(uploads, event.purpose)
    case 'started':
      return started(uploads, event.files)
    case 'stopped':
      return step(uploads, sender.at === 'sending' ? [{ do: 'abort' }] : [])
    case 'proved':
      return sender.at === 'proving' ? proved(uploads, sender, event.token) : step(uploads)
    case 'begun':
    case 'moved': {
      if (sender.at !== 'sending' || sender.choice !== event.choice) return step(uploads)
      const change = event.type === 'begun' ? { documentId: event.documentId } : { progress: event.percent }
      return step(patch(uploads, event.choice, { ...change, state: 'uploading' }))
    }
    case 'ended':
      return sender.at === 'sending' && sender.choice === event.choice
        ? ended(uploads, sender, event.sent)
        : step(uploads)
    case 'resumed':
      return sender.at === 'pausing' ? sendNext(uploads, sender.attempts, sender.choice) : step(uploads)
    case 'asked':
      return asker.at === 'pausing'
        ? step({ ...uploads, asker: { ...asker, at: 'reading' } }, [{ do: 'read' }])
        : step(uploads)
    case 'answered':
      if (asker.at !== 'reading') return step(uploads)
      if (event.answer.got === 'unable') return step({ ...uploads, asker: { at: 'idle' } })
      if (event.answer.got === 'unproved')
        return step({ ...uploads, asker: { ...asker, at: 'proving' } }, [
          { do: 'forgetToken' },
          { do: 'proveAgain' },
        ])
      if (event.answer.got === 'nothing') return askNext(uploads, asker.turn + 1)
      return andThen(
        wakeSender({
          ...uploads,
          slots: mergeDocuments(slots, event.answer.documents, (one) => event.files.has(one)),
        }),
        (now) => askNext(now, asker.turn + 1),
      )
    case 'reproved':
      if (asker.at !== 'proving') return step(uploads)
      return event.token === null
        ? step({ ...uploads, unproved: true, asker: { at: 'idle' } })
        : askNext(uploads, asker.turn + 1)
  }
}

/** A file takes the place of the one before it, which the service drops when the new one is there. */
function chosen(uploads: Uploads, { purpose, choice, file }: UploadEvent & { type: 'chosen' }): Step {
  const older = uploads.slots[purpose]
  const replaces = older?.documentId ?? older?.replaces
  const slot: Slot = {
    purpose,
    choice,
    name: file.name.slice(0, kycLimits.maxFileNameLength),
    type: file.type,
    bytes: file.size,
    before: null,
    state: 'preparing',
    progress: 0,
    documentId: null,
    sha256: null,
    refusal: null,
    ...(replaces && { replaces }),
  }
  return step(
    withSlot({ ...uploads, preparing: [...uploads.preparing, choice] }, slot),
    [
      { do: 'keepOriginal', purpose, file },
      { do: 'prepare', slot, file, asItIs: false },
    ],
    [...abortOf(uploads, older), { do: 'dropFile', purpose }],
  )
}

function prepared(before: Uploads, event: UploadEvent & { type: 'prepared' }): Step {
  const { purpose, choice, prepared: made } = event
  if (!before.preparing.includes(choice)) return step(before)
  const uploads = { ...before, preparing: before.preparing.filter((one) => one !== choice) }
  const slot = uploads.slots[purpose]
  if (slot?.choice !== choice) return step(uploads)
  const others = slotsOf(uploads.slots).filter((one) => one !== slot)
  const tooMuch = 'file' in made && bytesOf(others) + made.file.size > kycLimits.maxSubmissionBytes
  if ('refusal' in made || tooMuch) {
    const refusal = 'refusal' in made ? made.refusal : 'too_much'
    // The older one is not what the customer wants any more. A new one takes its place by itself.
    const older: Effect[] = slot.replaces ? [{ do: 'removeThere', documentId: slot.replaces }] : []
    const refused = withSlot(uploads, { ...slot, state: 'refused', refusal })
    return step(refused, older, [{ do: 'dropFile', purpose }])
  }
  const { file, type, before: bytesBefore, sha256 } = made
  const queued: Slot = { ...slot, state: 'queued', type, before: bytesBefore, sha256, bytes: file.size }
  return andThen(
    step(withSlot(uploads, queued), [{ do: 'dropOriginal', purpose }], [{ do: 'keepFile', purpose, file }]),
    wakeSender,
  )
}

function removed(uploads: Uploads, purpose: Purpose): Step {
  const { [purpose]: gone, ...slots } = uploads.slots
  if (!gone) return step(uploads)
  // One whose place it did not take yet would come back with the service's next answer.
  const documentId = gone.documentId ?? gone.replaces
  return step({ ...uploads, slots }, documentId ? [{ do: 'removeThere', documentId }] : [], [
    ...[gone.choice, gone.documentId ?? [], gone.replaces ?? []]
      .flat()
      .map((id): Effect => ({ do: 'noteRemoved', id })),
    ...abortOf(uploads, gone),
    { do: 'dropFile', purpose },
  ])
}

function started(uploads: Uploads, files: Files): Step {
  const again = slotsOf(uploads.slots).flatMap((slot): (Effect & { do: 'prepare' })[] => {
    const file = files.get(slot.purpose)
    if (slot.state !== 'preparing' || !file || uploads.preparing.includes(slot.choice)) return []
    // A photo during which the page went twice may be more than this device can make smaller.
    return [{ do: 'prepare', slot, file, asItIs: (slot.cutOff ?? 0) > 1 }]
  })
  const preparing = [...uploads.preparing, ...again.map(({ slot }) => slot.choice)]
  return andThen(andThen(step({ ...uploads, unproved: false, preparing }, again), wakeSender), wakeAsker)
}

type AtWork = Sender & { at: 'proving' | 'sending' }

function proved(uploads: Uploads, { choice, attempts }: AtWork, token: string | null): Step {
  // Without a proof it waits; the next one starts it again.
  if (token === null)
    return step(patch({ ...uploads, unproved: true, sender: { at: 'idle' } }, choice, { state: 'queued' }))
  // What was chosen meanwhile has another slot; what is known by now counts.
  const slot = slotsOf(uploads.slots).find((one) => one.choice === choice)
  if (!slot) return sendNext(uploads)
  return step({ ...uploads, sender: { at: 'sending', choice, attempts } }, [{ do: 'send', slot, token }])
}

function ended(uploads: Uploads, { choice, attempts }: AtWork, sent: Sent | { got: 'lost' }): Step {
  const now = (change: Partial<Slot>) => patch(uploads, choice, change)
  switch (sent.got) {
    case 'all':
      return andThen(wakeAsker(now({ state: 'checking', progress: 100 })), sendNext)
    case 'line': {
      const failed = attempts + 1
      const ms = sent.retryAfter === null ? pauseAfter(failed) : sent.retryAfter * 1000
      const waiting = now({ state: 'waiting' })
      return step({ ...waiting, sender: { at: 'pausing', choice, attempts: failed } }, [
        { do: 'pauseSending', ms },
      ])
    }
    case 'unproved':
      return andThen(step(now({ state: 'waiting' }), [{ do: 'forgetToken' }]), sendNext)
    case 'gone':
      return sendNext(now({ documentId: null, progress: 0, state: 'queued' }))
    case 'refusal':
      return sendNext(
        now(sent.status === 413 ? { state: 'refused', refusal: 'too_big' } : { state: 'failed' }),
      )
    case 'lost':
      return sendNext(now({ state: 'failed' }))
    case 'aborted':
      return sendNext(uploads)
  }
}
