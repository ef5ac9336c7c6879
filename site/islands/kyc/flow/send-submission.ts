import { askConfirm } from '../../../client/prompt.ts'
import { randomUuid } from '../../../client/random-uuid.ts'
import { showSnackbar } from '../../../client/snackbar.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { CustomerSubmission } from '#contract/kyc.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { lookUp, send, type Sending } from '../api.ts'
import { bodyOf, isSame, purposesOf } from './submission-body.ts'
import { isAbsent } from './replies.ts'
import { fieldErrorsOf, type Refused } from './field-errors.ts'
import type { CodeSession } from './one-time-code-session.ts'
import type { Cell, State } from './state.ts'
import type { Uploading } from './upload-documents.ts'

type Kit = {
  cell: Cell<State>
  codeSession: CodeSession
  uploading: Uploading
  messages: SiteMessages['kyc']
  documentName: (purpose: string) => string
  /** a page may be left and come back to: where something is wrong, the customer is led there */
  goTo: (step: 'details' | 'documents') => void
  sent: (submission: CustomerSubmission, updated: boolean) => Promise<void>
}

/** What becomes of a submission before it is sent: a new one, another's successor, or none, and what is said of that. */
type Target = { replaces: string | null } | { ends: string | null }

/** The last step (spec, section 4, "KYC submission flow"): asks, looks up, lets the documents come in, sends once. */
export function createSending(kit: Kit) {
  const { cell, messages, goTo } = kit
  const ended = (notice: string | null) => {
    cell.set({ busy: null, panel: false, notice })
    // The page says what is wrong; the spec's snackbar, that it is.
    if (notice !== null) void showSnackbar({ type: 'Error', message: messages.notDelivered })
  }
  const lead = (step: 'details' | 'documents', fieldErrors: State['fieldErrors']) => {
    cell.set({ fieldErrors, asked: cell.get().asked + 1 })
    ended(null)
    goTo(step)
  }

  let isAsking = false
  async function start(): Promise<void> {
    if (cell.get().busy || isAsking) return
    isAsking = true
    cell.set({ notice: null, fieldErrors: {} })
    const { header, message, action, cancel } = messages.sure
    const { confirmed } = await askConfirm({ header, message, action, cancel }).finally(
      () => (isAsking = false),
    )
    if (!confirmed) return
    cell.set({ busy: 'sending' })
    await proceed()
  }

  async function proceed(): Promise<void> {
    cell.set({ panel: true })
    const target = await findTarget(kit)
    if ('ends' in target) return ended(target.ends)
    const missing = await uploadRest(kit)
    if (missing) return lead('documents', missing)
    await deliver(target.replaces)
  }

  async function deliver(replaces: string | null): Promise<void> {
    const sending = nextSending(cell.get(), replaces)
    // Noted before it goes, so that a reload after a lost answer repeats it word by word.
    cell.set({ sending })
    const answer = await kit.codeSession.calling((token) => send(sending, token))
    if (answer.got === 'good') return kit.sent(answer.good, replaces !== null)
    if (answer.got === 'closed') return ended(messages.notices.unproved)
    if (answer.got === 'timeout') return ended(messages.notices.timeout)
    if (answer.got === 'line') return ended(messages.notices.line)
    await refused(answer, replaces)
  }

  async function refused(answer: Refused, replaces: string | null): Promise<void> {
    cell.set({ sending: null, panel: false })
    if (answer.status === 409 && replaces === null) {
      await showSnackbar({ type: 'Error', message: messages.already })
      return proceed()
    }
    const { fieldErrors, step } = fieldErrorsOf(answer, messages, kit.documentName, cell.get())
    if (step) return lead(step, fieldErrors)
    ended(answer.status === 429 ? messages.notices.tooOften : messages.notices.send)
  }

  return { start }
}

/** Looks up whether there is a submission for this account already, and asks whether it is to be replaced. */
async function findTarget({ cell, codeSession, messages, documentName }: Kit): Promise<Target> {
  const state = cell.get()
  const { changing, sending, details } = state
  // An answer that got lost is asked for again; looking up would find what that very sending left.
  if (sending !== null && isSame(sending, { replaces: sending.replaces, body: bodyOf(state) }))
    return { replaces: sending.replaces }
  if (changing) return { replaces: changing.id }
  const found = await codeSession.calling((token) => lookUp(String(bodyOf(cell.get()).account_number), token))
  if (found.got === 'closed') return { ends: messages.notices.unproved }
  if (found.got === 'line') return { ends: messages.notices.lookUpLine }
  if (found.got !== 'good') return { ends: messages.notices.lookUp }
  const existing = found.good[0]
  if (!existing) return { replaces: null }
  const ending = existing.account_ending || details.account_number.slice(-4)
  const names = purposesOf(cell.get()).map((purpose) => documentName(purpose))
  cell.set({ busy: 'asking' })
  if (!(await mayOverride(messages, ending, names))) return { ends: null }
  cell.set({ busy: 'sending' })
  return { replaces: existing.id }
}

/** The spec's prompt, with what would be replaced. */
async function mayOverride(
  messages: SiteMessages['kyc'],
  ending: string,
  names: readonly string[],
): Promise<boolean> {
  const { header, message, action, cancel, account, document: replaced } = messages.override
  const lines = [
    formatMessage(account, { ending }),
    ...names.map((name) => formatMessage(replaced, { name })),
  ]
  const { confirmed } = await askConfirm({ header, message, action, cancel, lines })
  return confirmed
}

/** Waits until the documents are in. @returns what is wrong with those that did not come in; null where all did */
async function uploadRest({ cell, uploading, messages, documentName }: Kit) {
  uploading.start()
  await uploading.settled()
  const { slots } = cell.get()
  const missing = purposesOf(cell.get()).filter(
    (purpose) => slots[purpose]?.state !== 'received' && !isAbsent(cell.get(), purpose),
  )
  if (missing.length === 0) return null
  return Object.fromEntries(
    missing.map((purpose) => [
      purpose,
      formatMessage(messages.documents.notGood, { name: documentName(purpose) }),
    ]),
  )
}

/** What is sent; the same as the last, if not answered yet, goes with its key. */
function nextSending(state: State, replaces: string | null): Sending {
  const asked = { replaces, body: bodyOf(state) }
  const before = state.sending
  return { ...asked, key: before && isSame(before, asked) ? before.key : randomUuid() }
}
