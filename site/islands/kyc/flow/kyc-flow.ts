import type { CustomerSubmission } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { deleteDraft } from '../api.ts'
import { begunDraft } from '../draft/draft-note.ts'
import { forgetTyped } from '../../../client/keep-typed.ts'
import { askConfirm } from '../../../client/prompt.ts'
import { showSnackbar } from '../../../client/snackbar.ts'
import { contactForm, typeForm } from '../kept-forms.ts'
import { forgetToken, token } from '../draft/contact-token.ts'
import { detailErrors, documentErrors } from './field-errors.ts'
import { keepConfirmation, readConfirmation } from './confirmation.ts'
import { createDraftSaving, type DraftSaving } from './draft-saving.ts'
import { createNavigation, type Navigation } from './navigation.ts'
import { createCodeSession } from './one-time-code-session.ts'
import { createOpening } from './open-draft.ts'
import { repliesOf } from './sent-replies.ts'
import { createSending } from './send-submission.ts'
import {
  cellOf,
  fresh,
  noReply,
  type Cell,
  type Details,
  type Reply,
  type Required,
  type State,
  type Step,
} from './state.ts'
import { createUploading, type Uploading } from './upload-documents.ts'

/** What the customer does, apart from how it looks. */
export function createKycFlow(
  messages: SiteMessages['kyc'],
  documentName: (purpose: string) => string,
  branches: ReadonlySet<string>,
  required: Required,
) {
  const cell = cellOf<State>(fresh(required))
  const codeSession = createCodeSession(cell)
  const draft = createDraftSaving(cell)
  const uploading = createUploading(cell, codeSession, draft)
  const navigation = createNavigation(cell, draft, messages)
  const { goTo } = navigation
  const opening = createOpening({ cell, codeSession, draft, uploading, navigation, messages, branches })
  const { sent, startOver } = createEndings({ cell, draft, uploading, navigation, messages })
  const sending = createSending({ cell, codeSession, uploading, messages, documentName, goTo, sent })

  /** What a page checks before it leads on. */
  function next(): void {
    const state = cell.get()
    const { step, details } = state
    const leadIfFine = (fieldErrors: State['fieldErrors'], lead: () => void) => {
      cell.set({ fieldErrors, notice: null, asked: state.asked + 1 })
      if (Object.keys(fieldErrors).length === 0) lead()
    }
    if (step === 'need') leadIfFine(details.type ? {} : { type: messages.need.noType }, () => goTo('contact'))
    if (step === 'contact') {
      const contact = details.contact.trim()
      leadIfFine(contact ? {} : { contact: messages.contact.none }, () => {
        forgetToken()
        cell.set({ details: { ...details, contact } })
        void opening.open('forward')
      })
    }
    if (step === 'details') leadIfFine(detailErrors(state, messages), () => goTo('documents'))
    if (step === 'documents') leadIfFine(documentErrors(state, messages, documentName), () => goTo('check'))
    if (step === 'check') void sending.start()
  }

  return {
    get: cell.get,
    watch: cell.watch,
    uploading,
    files: draft.files,
    codeSession,
    goTo,
    follow: navigation.follow,
    next,
    startOver,
    ...entries(cell, goTo),
    /** The contact is none after all, by the service. */
    contactError: (error: string | null) => {
      const { asked: before, reentered } = cell.get()
      codeSession.closed(
        error === null
          ? { reentered: reentered + 1 }
          : { fieldErrors: { contact: error }, asked: before + 1 },
      )
    },
    /** Goes on after a reload; after a closed tab it offers to. */
    resume: () => resume({ cell, draft, navigation }, () => opening.open('requested')),
  }
}

/** What is filled in and chosen on the pages. */
const entries = (cell: Cell<State>, goTo: (step: Step) => void) => ({
  fill(change: Partial<Details>): void {
    const { details, fieldErrors } = cell.get()
    const left = { ...fieldErrors }
    for (const field of Object.keys(change)) delete left[field as keyof Details]
    cell.set({ details: { ...details, ...change }, fieldErrors: left })
  },
  /** What is said of a document beside its file. An error about it has been dealt with. */
  reply(purpose: Purpose, change: Partial<Reply>): void {
    const { replies, fieldErrors } = cell.get()
    const left = { ...fieldErrors }
    delete left[purpose]
    const reply = { ...(replies[purpose] ?? noReply), ...change }
    cell.set({ replies: { ...replies, [purpose]: reply }, fieldErrors: left })
  },
  change(submission: CustomerSubmission): void {
    cell.set({ changing: submission })
    goTo('documents')
  },
  newOne(): void {
    cell.set({ changing: null })
    goTo('details')
  },
})

type Parts = { cell: Cell<State>; draft: DraftSaving; navigation: Navigation }

async function resume({ cell, draft, navigation }: Parts, open: () => Promise<void>): Promise<void> {
  const { goTo, requested } = navigation
  if (begunDraft() === null) {
    // Too old, or never there: what may be left of it goes, and nobody waits for a slow disk.
    void draft.forget()
    forgetToken()
    if (requested() === 'change') goTo('contact', 'replace')
    else if (readConfirmation() && requested() !== 'need' && requested() !== 'contact') {
      goTo('done', 'replace')
      cell.set({ restored: true })
    }
    return
  }
  if (token() === null) {
    cell.set({ resumable: true })
    if (requested() !== 'contact') goTo(requested() === 'change' ? 'contact' : 'need', 'replace')
    return
  }
  await open()
}

/** The two ways a draft ends: it was sent, or the customer starts over. Nothing of it is left on the device. */
function createEndings({
  cell,
  draft,
  uploading,
  navigation,
  messages,
}: Parts & { uploading: Uploading; messages: SiteMessages['kyc'] }) {
  async function sent(submission: CustomerSubmission, updated: boolean): Promise<void> {
    const reference = submission.id.slice(0, 8).toUpperCase()
    const lang = document.documentElement.lang === 'ny' ? 'ny' : 'en'
    const replies = repliesOf(cell.get(), lang)
    // Slots cleared, details reset (spec, section 4).
    const [id, mine] = [draft.id(), token()]
    await draft.forget()
    forgetToken()
    for (const form of [typeForm, contactForm]) forgetTyped(form)
    // The key goes too; without an answer the service's own cleanup drops it within a day.
    if (id && mine) void deleteDraft(id, mine)
    keepConfirmation({ reference, updated, lang, replies })
    cell.set({ ...fresh(cell.get().required), step: 'check' })
    navigation.goTo('done', 'replace')
    await showSnackbar({ type: 'Success', message: updated ? messages.updated : messages.submitted })
  }

  async function startOver(): Promise<void> {
    const { confirmed } = await askConfirm(messages.startOver.ask)
    if (!confirmed) return
    const [id, mine] = [draft.id() ?? begunDraft()?.id, token()]
    uploading.stop()
    await draft.forget()
    forgetToken()
    for (const form of [typeForm, contactForm]) forgetTyped(form)
    cell.set(fresh(cell.get().required))
    navigation.goTo('need', 'replace')
    // Without an answer the service's own cleanup drops it within a day; here it is gone.
    if (id && mine) await deleteDraft(id, mine)
  }

  return { sent, startOver }
}

export type KycFlow = ReturnType<typeof createKycFlow>
