import { formatMessage } from '#contract/format-message.ts'
import type { CustomerSubmission } from '#contract/kyc.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { lookUp, send, type Sending } from '../api.ts'
import { bodyOf, isSame, purposesOf } from './submission-body.ts'
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

/** The last step (spec, section 4, "KYC submission flow"): asks, looks up, lets the documents come in, sends once. */
export function createSending({ cell, codeSession, uploading, messages, documentName, goTo, sent }: Kit) {
  const ended = (notice: string | null) => {
    cell.set({ busy: null, panel: false, notice })
    // The page says what is wrong; the spec's snackbar, that it is. Where it cannot be fetched, the page suffices.
    if (notice !== null)
      void import('../../../client/snackbar.ts')
        .then(({ showSnackbar }) => showSnackbar({ type: 'Error', message: messages.notDelivered }))
        .catch(() => {})
  }

  async function start(): Promise<void> {
    if (cell.get().busy) return
    cell.set({ busy: 'sending', notice: null, fieldErrors: {} })
    const { askConfirm } = await import('../../../client/prompt.ts')
    const { header, message, action, cancel } = messages.sure
    const { confirmed } = await askConfirm({ header, message, action, cancel })
    if (!confirmed) return ended(null)
    await proceed()
  }

  async function proceed(): Promise<void> {
    const { changing, sending, details } = cell.get()
    let replaces = changing?.id ?? null
    // An answer that got lost is asked for again; looking up would find what that very sending left.
    const repeated =
      sending !== null && isSame(sending, { replaces: sending.replaces, body: bodyOf(cell.get()) })
    if (repeated) replaces = sending.replaces
    else if (!changing) {
      const found = await codeSession.calling((token) =>
        lookUp(String(bodyOf(cell.get()).account_number), token),
      )
      if (found.got === 'closed') return ended(messages.notices.unproved)
      if (found.got === 'line') return ended(messages.notices.lookUpLine)
      if (found.got === 'refusal') return ended(messages.notices.lookUp)
      const existing = found.good[0]
      if (existing) {
        if (!(await mayOverride(existing, details.account_number))) return ended(null)
        replaces = existing.id
      }
    }
    await deliver(replaces)
  }

  /** The spec's prompt, with what would be replaced. */
  async function mayOverride(existing: CustomerSubmission, typed: string): Promise<boolean> {
    const { askConfirm } = await import('../../../client/prompt.ts')
    const ending = existing.account_ending || typed.slice(-4)
    const { confirmed } = await askConfirm({
      header: messages.override.header,
      message: messages.override.message,
      action: messages.override.action,
      cancel: messages.override.cancel,
      lines: [
        formatMessage(messages.override.account, { ending }),
        ...purposesOf(cell.get()).map((purpose) =>
          formatMessage(messages.override.document, { name: documentName(purpose) }),
        ),
      ],
    })
    return confirmed
  }

  async function deliver(replaces: string | null): Promise<void> {
    cell.set({ panel: true })
    uploading.start()
    await uploading.settled()
    const { slots } = cell.get()
    const faulty = purposesOf(cell.get()).filter((purpose) => slots[purpose]?.state !== 'received')
    if (faulty.length > 0) {
      const fieldErrors = Object.fromEntries(
        faulty.map((purpose) => [
          purpose,
          formatMessage(messages.documents.notGood, { name: documentName(purpose) }),
        ]),
      )
      cell.set({ fieldErrors, asked: cell.get().asked + 1 })
      ended(null)
      return goTo('documents')
    }
    const asked = { replaces, body: bodyOf(cell.get()) }
    const before = cell.get().sending
    const sending: Sending = {
      ...asked,
      key: before && isSame(before, asked) ? before.key : crypto.randomUUID(),
    }
    // Noted before it goes, so that a reload after a lost answer repeats it word by word.
    cell.set({ sending })
    const answer = await codeSession.calling((token) => send(sending, token))
    if (answer.got === 'good') return sent(answer.good, replaces !== null)
    if (answer.got === 'closed') return ended(messages.notices.unproved)
    if (answer.got === 'line') return ended(messages.notices.line)
    await refused(answer, replaces)
  }

  async function refused(answer: Refused, replaces: string | null): Promise<void> {
    cell.set({ sending: null, panel: false })
    if (answer.status === 409 && replaces === null) {
      const { showSnackbar } = await import('../../../client/snackbar.ts')
      await showSnackbar({ type: 'Error', message: messages.already })
      return proceed()
    }
    const { fieldErrors, step } = fieldErrorsOf(answer, messages, documentName)
    if (step) {
      cell.set({ fieldErrors, asked: cell.get().asked + 1 })
      ended(null)
      return goTo(step)
    }
    ended(answer.status === 429 ? messages.notices.tooOften : messages.notices.send)
  }

  return { start }
}
