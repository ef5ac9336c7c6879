import type { CustomerSubmission } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { beginDraft, deleteDraft, toChange } from '../api.ts'
import { begunDraft } from '../draft/draft-note.ts'
import { forgetToken, token } from '../draft/contact-token.ts'
import { hasDocuments, detailErrors, documentErrors } from './field-errors.ts'
import { createDraftSaving } from './draft-saving.ts'
import { mergeDocuments } from './merge-documents.ts'
import { createCodeSession } from './one-time-code-session.ts'
import { createSending } from './send-submission.ts'
import { cellOf, fresh, isStep, type Details, type State, type Step } from './state.ts'
import { createUploading } from './upload-documents.ts'

/** What the customer does, apart from how it looks. */
export function createKycFlow(
  messages: SiteMessages['kyc'],
  documentName: (purpose: string) => string,
  branches: ReadonlySet<string>,
) {
  const cell = cellOf<State>(fresh())
  const codeSession = createCodeSession(cell)
  const draft = createDraftSaving(cell)
  const uploading = createUploading(cell, codeSession, draft)
  const sending = createSending({ cell, codeSession, uploading, messages, documentName, goTo, sent })

  /** A page of its own in the browser's history; what is personal never stands in the address. */
  function goTo(step: Step, how: 'push' | 'replace' | 'none' = 'push'): void {
    const here = location.pathname + location.search
    const address = step === 'need' ? here : `${here}#${step}`
    if (how === 'push' && step !== cell.get().step) history.pushState(null, '', address)
    else if (how !== 'none') history.replaceState(null, '', address)
    const { fieldErrors } = cell.get()
    // Faults are led to, and gone with the next page.
    const kept = step === cell.get().step || how === 'push' ? fieldErrors : {}
    cell.set({ step, notice: null, fieldErrors: kept })
  }

  /** The page that an address asks for, or the one that has to come before it. */
  function allowed(step: Step): Step {
    const state = cell.get()
    if (step === 'need' || step === 'contact') return step
    if (step === 'done') return state.done ? 'done' : 'need'
    if (draft.id() === null || token() === null) return 'need'
    if (step === 'change') return state.offered.length > 0 ? 'change' : 'details'
    if (state.changing === null && Object.keys(detailErrors(state, messages)).length > 0) return 'details'
    return step === 'check' && !hasDocuments(state) ? 'documents' : step
  }

  const asked = (): Step => {
    const step = location.hash.slice(1)
    return isStep(step) ? step : 'need'
  }

  /** The draft is begun or gone on with; then the documents that staff ask for, or the details. */
  async function openDraft(then: 'forward' | 'asked'): Promise<void> {
    cell.set({ busy: 'opening', notice: null })
    const mark = begunDraft()
    let id = mark?.id ?? crypto.randomUUID()
    let restore = mark !== null
    const stay = (notice: string | null) => {
      cell.set({ busy: null, notice })
      if (then === 'asked') cell.set({ resumable: begunDraft() !== null })
    }
    for (;;) {
      const kept = token()
      // After a reload the contact is not known before the draft opens: then the page asks, not the dialog.
      const unknown = cell.get().details.contact === '' && kept !== null
      const begin = (mine: string) => beginDraft(id, mine)
      const answer = unknown ? await begin(kept) : await codeSession.calling(begin)
      if (unknown && answer.got === 'refusal' && answer.status === 401) {
        forgetToken()
        stay(null)
        return goTo('need', 'replace')
      }
      if (answer.got === 'closed') return stay(null)
      if (answer.got === 'line') return stay(messages.notices.line)
      const others = answer.got === 'refusal' && answer.status === 404
      if (answer.got === 'refusal' && !others) {
        return stay(answer.status === 429 ? messages.notices.tooOften : messages.notices.open)
      }
      const contact = cell.get().details.contact
      if (answer.got === 'good' && (await draft.open(id, answer.good.key, restore))) {
        // What was proved now is the contact, whatever was typed when it was begun.
        if (contact !== '') cell.set({ details: { ...cell.get().details, contact } })
        const { details } = cell.get()
        // Chosen on the page in the other language, perhaps, where its name differs.
        if (details.branch && !branches.has(details.branch)) cell.set({ details: { ...details, branch: '' } })
        const has = (purpose: Purpose) => draft.files.has(purpose)
        cell.set({ slots: mergeDocuments(cell.get().slots, answer.good.documents, has), resumable: false })
        break
      }
      // Another contact's, or too old: nothing of it can be read here.
      const { askConfirm } = await import('../../../client/prompt.ts')
      const { confirmed } = await askConfirm(messages.others)
      if (!confirmed) return stay(null)
      const { details } = cell.get()
      await draft.forget()
      cell.set({ ...fresh(), details, step: cell.get().step, busy: 'opening' })
      id = crypto.randomUUID()
      restore = false
    }
    uploading.start()
    const restored = cell.get().step
    if (then === 'asked' && asked() !== 'change') {
      cell.set({ busy: null })
      return goTo(allowed(asked() === 'need' ? restored : asked()), 'replace')
    }
    await onward(restored)
  }

  /** After the proof: where the draft was left, the documents to change, or the details. */
  async function onward(restored: Step): Promise<void> {
    if (['documents', 'check'].includes(allowed(restored)) && restored !== 'contact') {
      cell.set({ busy: null })
      return goTo(allowed(restored))
    }
    const answer = await codeSession.calling(toChange)
    cell.set({ busy: null })
    if (answer.got === 'closed') return
    if (answer.got !== 'good') return cell.set({ notice: messages.notices.lookUp })
    cell.set({ offered: answer.good })
    goTo(answer.good.length > 0 ? 'change' : 'details')
  }

  async function sent(submission: CustomerSubmission, updated: boolean): Promise<void> {
    const { showSnackbar } = await import('../../../client/snackbar.ts')
    const reference = submission.id.slice(0, 8).toUpperCase()
    // Slots cleared, details reset (spec, section 4), and nothing of it left on the device.
    const [id, mine] = [draft.id(), token()]
    await draft.forget()
    forgetToken()
    // The key goes too; without an answer the service's own cleanup drops it within a day.
    if (id && mine) void deleteDraft(id, mine)
    cell.set({ ...fresh(), step: 'check', done: { reference, updated } })
    goTo('done', 'replace')
    await showSnackbar({ type: 'Success', message: updated ? messages.updated : messages.submitted })
  }

  async function startOver(): Promise<void> {
    const { askConfirm } = await import('../../../client/prompt.ts')
    const { confirmed } = await askConfirm(messages.startOver.ask)
    if (!confirmed) return
    const [id, mine] = [draft.id() ?? begunDraft()?.id, token()]
    uploading.stop()
    await draft.forget()
    forgetToken()
    cell.set(fresh())
    goTo('need', 'replace')
    // Without an answer the service's own cleanup drops it within a day; here it is gone.
    if (id && mine) await deleteDraft(id, mine)
  }

  /** What a page checks before it leads on. */
  function next(): void {
    const state = cell.get()
    const { step, details } = state
    const noteOr = (fieldErrors: State['fieldErrors'], then: Step) => {
      const fine = Object.keys(fieldErrors).length === 0
      cell.set({ fieldErrors, notice: null, asked: state.asked + 1 })
      if (fine) goTo(then)
    }
    if (step === 'need') noteOr(details.type ? {} : { type: messages.need.noType }, 'contact')
    if (step === 'contact') {
      const contact = details.contact.trim()
      cell.set({
        fieldErrors: contact ? {} : { contact: messages.contact.none },
        notice: null,
        asked: state.asked + 1,
      })
      if (contact) {
        forgetToken()
        cell.set({ details: { ...details, contact } })
        void openDraft('forward')
      }
    }
    if (step === 'details') noteOr(detailErrors(state, messages), 'documents')
    if (step === 'documents') noteOr(documentErrors(state, messages, documentName), 'check')
    if (step === 'check') void sending.start()
  }

  return {
    get: cell.get,
    watch: cell.watch,
    uploading,
    files: draft.files,
    codeSession,
    goTo,
    next,
    startOver,
    fill(change: Partial<Details>): void {
      const { details, fieldErrors } = cell.get()
      const left = { ...fieldErrors }
      for (const field of Object.keys(change)) delete left[field as keyof Details]
      cell.set({ details: { ...details, ...change }, fieldErrors: left })
    },
    /** The contact is none after all, by the service. */
    contactError: (error: string | null) => {
      const { asked: before, reentered } = cell.get()
      codeSession.closed(
        error === null
          ? { reentered: reentered + 1 }
          : { fieldErrors: { contact: error }, asked: before + 1 },
      )
    },
    change(submission: CustomerSubmission): void {
      cell.set({ changing: submission })
      goTo('documents')
    },
    newOne(): void {
      cell.set({ changing: null })
      goTo('details')
    },
    /** What the browser's back and forward ask for. */
    follow(): void {
      const step = allowed(asked())
      goTo(step, step === asked() ? 'none' : 'replace')
    },
    /** Goes on after a reload; after a closed tab it offers to. */
    async resume(): Promise<void> {
      if (begunDraft() === null) {
        // Too old, or never there: what may be left of it goes, and nobody waits for a slow disk.
        void draft.forget()
        forgetToken()
        if (asked() === 'change') goTo('contact', 'replace')
        return
      }
      if (token() === null) {
        cell.set({ resumable: true })
        if (asked() !== 'contact') goTo(asked() === 'change' ? 'contact' : 'need', 'replace')
        return
      }
      await openDraft('asked')
    },
  }
}

export type KycFlow = ReturnType<typeof createKycFlow>
