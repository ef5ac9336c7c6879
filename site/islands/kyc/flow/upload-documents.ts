import { randomUuid } from '../../../client/random-uuid.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { isUnderway, slotsOf } from '../documents/document-slot.ts'
import { prepare } from '../documents/prepare-file.ts'
import { sendUntilStalled } from '../documents/upload-file.ts'
import { readDraft, removeDocument } from '../api.ts'
import { forgetToken, token } from '../draft/contact-token.ts'
import { noteRemoved } from '../draft/draft-note.ts'
import { backOnLine, seen } from './connectivity.ts'
import type { DraftSaving } from './draft-saving.ts'
import type { CodeSession } from './one-time-code-session.ts'
import type { Cell, State } from './state.ts'
import { withoutAdded } from './field-errors.ts'
import { withoutRemoved } from './merge-documents.ts'
import { noWork, transition, type Effect, type Inspection, type UploadEvent } from './upload-state-machine.ts'

/** Sends chosen documents as soon as they are chosen: does what upload-state-machine.ts decides, and tells it how it went. */
export function createUploading(cell: Cell<State>, codeSession: CodeSession, draft: DraftSaving) {
  let work = noWork
  let stop: AbortController | null = null

  function happened(event: UploadEvent): void {
    const { slots, unproved, fieldErrors } = cell.get()
    const { uploads, first, after } = transition({ slots, unproved, ...work }, event)
    for (const effect of first) run(effect)
    const { preparing, sender, asker } = uploads
    work = { preparing, sender, asker }
    if (uploads.slots !== slots || uploads.unproved !== unproved)
      cell.set({
        slots: uploads.slots,
        unproved: uploads.unproved,
        fieldErrors: withoutAdded(fieldErrors, uploads.slots),
      })
    for (const effect of after) run(effect)
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'prepare':
        return void prepareSlot(effect).then(happened)
      case 'keepFile':
        return draft.putFile(effect.purpose, effect.file)
      case 'keepOriginal':
        return draft.putOriginal(effect.purpose, effect.file)
      case 'dropFile':
        return draft.dropFile(effect.purpose)
      case 'dropOriginal':
        return draft.dropOriginal(effect.purpose)
      case 'noteRemoved':
        return noteRemoved(effect.id)
      case 'removeThere': {
        // What is not removed now, the service's cleanup removes a day later.
        const mine = token()
        return mine ? void removeDocument(effect.documentId, mine) : undefined
      }
      case 'abort':
        return stop?.abort()
      case 'forgetToken':
        return forgetToken()
      case 'prove':
        return void codeSession.have().then((given) => happened({ type: 'proved', token: given }))
      case 'proveAgain':
        return void codeSession.ask().then((given) => happened({ type: 'reproved', token: given }))
      case 'send': {
        const mine = new AbortController()
        stop = mine
        return void sendSlot(effect, draft, mine, happened).then((ended) => {
          stop = null
          happened(ended)
        })
      }
      case 'pauseSending':
        return void backOnLine(effect.ms).then(() => happened({ type: 'resumed' }))
      case 'pauseAsking':
        return void backOnLine(effect.ms)
          .then(seen)
          .then(() => happened({ type: 'asked' }))
      case 'read':
        return void readInspection(draft).then((answer) =>
          happened({ type: 'answered', answer, files: draft.files }),
        )
    }
  }

  return {
    choose: (purpose: Purpose, file: File) =>
      happened({ type: 'chosen', purpose, choice: randomUuid(), file }),
    remove: (purpose: Purpose) => happened({ type: 'removed', purpose }),
    /** Goes on with what is queued and asks after what is inspected: after a reload, a new proof. */
    start: () => happened({ type: 'started', files: draft.files }),
    stop: () => happened({ type: 'stopped' }),
    /** Resolves when no document is on its way any more. */
    settled: () => settled(cell),
  }
}

async function prepareSlot({ slot, file, asItIs }: Effect & { do: 'prepare' }): Promise<UploadEvent> {
  const prepared = await prepare(file, asItIs)
  return { type: 'prepared', purpose: slot.purpose, choice: slot.choice, prepared }
}

/** Sends one document and tells how far it has come. @returns how it ended */
async function sendSlot(
  { slot: { purpose, choice, name, sha256, documentId }, token: mine }: Effect & { do: 'send' },
  draft: DraftSaving,
  stop: AbortController,
  happened: (event: UploadEvent) => void,
): Promise<UploadEvent> {
  const file = draft.files.get(purpose)
  const draftId = draft.id()
  if (!file || !sha256 || !draftId) return { type: 'ended', choice, sent: { got: 'lost' } }
  const percentOf = (bytes: number) => Math.floor((100 * bytes) / Math.max(1, file.size))
  const sent = await sendUntilStalled(
    { draft: draftId, purpose, name, sha256, file, documentId, token: mine },
    {
      onBegun: (id) => happened({ type: 'begun', choice, documentId: id }),
      onBytes: (bytes) => happened({ type: 'moved', choice, percent: percentOf(bytes) }),
    },
    stop,
  )
  return { type: 'ended', choice, sent }
}

/** Asks the service what it has inspected. */
async function readInspection(draft: DraftSaving): Promise<Inspection> {
  const [mine, id] = [token(), draft.id()]
  if (mine === null || id === null) return { got: 'unable' }
  const answer = await readDraft(id, mine)
  if (answer.got === 'refusal' && answer.status === 401) return { got: 'unproved' }
  if (answer.got !== 'good' || draft.id() !== id) return { got: 'nothing' }
  return { got: 'documents', documents: withoutRemoved(answer.good.documents).left }
}

const settled = (cell: Cell<State>): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (slotsOf(cell.get().slots).some(isUnderway)) return
      unwatch()
      done()
    }
    const unwatch = cell.watch(look)
    look()
  })

export type Uploading = ReturnType<typeof createUploading>
