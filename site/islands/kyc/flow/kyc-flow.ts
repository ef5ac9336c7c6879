import type { CustomerSubmission } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { beginDraft, deleteDraft, toChange } from '../api.ts'
import { begun } from '../draft/draft-note.ts'
import { forgetToken, token } from '../draft/contact-token.ts'
import { hasPapers, detailFaults, paperFaults } from './field-errors.ts'
import { createDraftSaving } from './draft-saving.ts'
import { merge } from './merge-documents.ts'
import { createCodeSession } from './one-time-code-session.ts'
import { createSending } from './send-submission.ts'
import { cellOf, fresh, isStep, type Details, type State, type Step } from './state.ts'
import { createUploading } from './upload-documents.ts'

/** What the customer does, apart from how it looks. */
export function createKycFlow(
  words: SiteMessages['kyc'],
  paperName: (purpose: string) => string,
  branches: ReadonlySet<string>,
) {
  const cell = cellOf<State>(fresh())
  const proof = createCodeSession(cell)
  const keeping = createDraftSaving(cell)
  const uploading = createUploading(cell, proof, keeping)
  const sending = createSending({ cell, proof, uploading, words, paperName, goTo, sent })

  /** A page of its own in the browser's history; what is personal never stands in the address. */
  function goTo(step: Step, how: 'push' | 'replace' | 'none' = 'push'): void {
    const here = location.pathname + location.search
    const address = step === 'need' ? here : `${here}#${step}`
    if (how === 'push' && step !== cell.get().step) history.pushState(null, '', address)
    else if (how !== 'none') history.replaceState(null, '', address)
    const { faults } = cell.get()
    // Faults are led to, and gone with the next page.
    const kept = step === cell.get().step || how === 'push' ? faults : {}
    cell.set({ step, trouble: null, faults: kept })
  }

  /** The page that an address asks for, or the one that has to come before it. */
  function allowed(step: Step): Step {
    const state = cell.get()
    if (step === 'need' || step === 'contact') return step
    if (step === 'done') return state.done ? 'done' : 'need'
    if (keeping.id() === null || token() === null) return 'need'
    if (step === 'change') return state.offered.length > 0 ? 'change' : 'details'
    if (state.changing === null && Object.keys(detailFaults(state, words)).length > 0) return 'details'
    return step === 'check' && !hasPapers(state) ? 'papers' : step
  }

  const asked = (): Step => {
    const step = location.hash.slice(1)
    return isStep(step) ? step : 'need'
  }

  /** The draft is begun or gone on with; then the papers that staff ask for, or the details. */
  async function openDraft(then: 'forward' | 'asked'): Promise<void> {
    cell.set({ busy: 'opening', trouble: null })
    const mark = begun()
    let id = mark?.id ?? crypto.randomUUID()
    let restore = mark !== null
    const stay = (trouble: string | null) => {
      cell.set({ busy: null, trouble })
      if (then === 'asked') cell.set({ resumable: begun() !== null })
    }
    for (;;) {
      const kept = token()
      // After a reload the contact is not known before the draft opens: then the page asks, not the dialog.
      const unknown = cell.get().details.contact === '' && kept !== null
      const begin = (mine: string) => beginDraft(id, mine)
      const answer = unknown ? await begin(kept) : await proof.calling(begin)
      if (unknown && answer.got === 'refusal' && answer.status === 401) {
        forgetToken()
        stay(null)
        return goTo('need', 'replace')
      }
      if (answer.got === 'closed') return stay(null)
      if (answer.got === 'line') return stay(words.trouble.line)
      const others = answer.got === 'refusal' && answer.status === 404
      if (answer.got === 'refusal' && !others) {
        return stay(answer.status === 429 ? words.trouble.tooOften : words.trouble.open)
      }
      const contact = cell.get().details.contact
      if (answer.got === 'good' && (await keeping.open(id, answer.good.key, restore))) {
        // What was proved now is the contact, whatever was typed when it was begun.
        if (contact !== '') cell.set({ details: { ...cell.get().details, contact } })
        const { details } = cell.get()
        // Chosen on the page in the other language, perhaps, where its name differs.
        if (details.branch && !branches.has(details.branch)) cell.set({ details: { ...details, branch: '' } })
        const has = (purpose: Purpose) => keeping.files.has(purpose)
        cell.set({ slots: merge(cell.get().slots, answer.good.papers, has), resumable: false })
        break
      }
      // Another contact's, or too old: nothing of it can be read here.
      const { askConfirm } = await import('../../../client/prompt.ts')
      const { confirmed } = await askConfirm(words.others)
      if (!confirmed) return stay(null)
      const { details } = cell.get()
      await keeping.forget()
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

  /** After the proof: where the draft was left, the papers to change, or the details. */
  async function onward(restored: Step): Promise<void> {
    if (['papers', 'check'].includes(allowed(restored)) && restored !== 'contact') {
      cell.set({ busy: null })
      return goTo(allowed(restored))
    }
    const answer = await proof.calling(toChange)
    cell.set({ busy: null })
    if (answer.got === 'closed') return
    if (answer.got !== 'good') return cell.set({ trouble: words.trouble.lookUp })
    cell.set({ offered: answer.good })
    goTo(answer.good.length > 0 ? 'change' : 'details')
  }

  async function sent(submission: CustomerSubmission, updated: boolean): Promise<void> {
    const { showSnackbar } = await import('../../../client/snackbar.ts')
    const reference = submission.id.slice(0, 8).toUpperCase()
    // Slots cleared, details reset (spec, section 4), and nothing of it left on the device.
    const [id, mine] = [keeping.id(), token()]
    await keeping.forget()
    forgetToken()
    // The key goes too; without an answer the service's own sweep drops it within a day.
    if (id && mine) void deleteDraft(id, mine)
    cell.set({ ...fresh(), step: 'check', done: { reference, updated } })
    goTo('done', 'replace')
    await showSnackbar({ type: 'Success', message: updated ? words.updated : words.submitted })
  }

  async function startOver(): Promise<void> {
    const { askConfirm } = await import('../../../client/prompt.ts')
    const { confirmed } = await askConfirm(words.startOver.ask)
    if (!confirmed) return
    const [id, mine] = [keeping.id() ?? begun()?.id, token()]
    uploading.stop()
    await keeping.forget()
    forgetToken()
    cell.set(fresh())
    goTo('need', 'replace')
    // Without an answer the service's own sweep drops it within a day; here it is gone.
    if (id && mine) await deleteDraft(id, mine)
  }

  /** What a page checks before it leads on. */
  function next(): void {
    const state = cell.get()
    const { step, details } = state
    const noteOr = (faults: State['faults'], then: Step) => {
      const fine = Object.keys(faults).length === 0
      cell.set({ faults, trouble: null, asked: state.asked + 1 })
      if (fine) goTo(then)
    }
    if (step === 'need') noteOr(details.type ? {} : { type: words.need.noType }, 'contact')
    if (step === 'contact') {
      const contact = details.contact.trim()
      cell.set({
        faults: contact ? {} : { contact: words.contact.none },
        trouble: null,
        asked: state.asked + 1,
      })
      if (contact) {
        forgetToken()
        cell.set({ details: { ...details, contact } })
        void openDraft('forward')
      }
    }
    if (step === 'details') noteOr(detailFaults(state, words), 'papers')
    if (step === 'papers') noteOr(paperFaults(state, words, paperName), 'check')
    if (step === 'check') void sending.start()
  }

  return {
    get: cell.get,
    watch: cell.watch,
    uploading,
    files: keeping.files,
    proof,
    goTo,
    next,
    startOver,
    fill(change: Partial<Details>): void {
      const { details, faults } = cell.get()
      const left = { ...faults }
      for (const field of Object.keys(change)) delete left[field as keyof Details]
      cell.set({ details: { ...details, ...change }, faults: left })
    },
    /** The contact is none after all, by the service. */
    contactFault: (fault: string | null) => {
      const { asked: before, reentered } = cell.get()
      proof.closed(
        fault === null ? { reentered: reentered + 1 } : { faults: { contact: fault }, asked: before + 1 },
      )
    },
    change(submission: CustomerSubmission): void {
      cell.set({ changing: submission })
      goTo('papers')
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
      if (begun() === null) {
        // Too old, or never there: what may be left of it goes, and nobody waits for a slow disk.
        void keeping.forget()
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
