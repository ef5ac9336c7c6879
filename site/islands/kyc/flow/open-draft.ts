import { askConfirm } from '../../../client/prompt.ts'
import { randomUuid } from '../../../client/random-uuid.ts'
import type { Draft } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import { beginDraft, removeDocument, toChange } from '../api.ts'
import { forgetToken, token } from '../draft/contact-token.ts'
import { begunDraft } from '../draft/draft-note.ts'
import type { DraftSaving } from './draft-saving.ts'
import { mergeDocuments, withoutRemoved } from './merge-documents.ts'
import type { Navigation } from './navigation.ts'
import type { CodeSession } from './one-time-code-session.ts'
import { fresh, type Cell, type State, type Step } from './state.ts'
import type { Uploading } from './upload-documents.ts'

type Kit = {
  cell: Cell<State>
  codeSession: CodeSession
  draft: DraftSaving
  uploading: Uploading
  navigation: Navigation
  messages: SiteMessages['kyc']
  /** the branches' names in the page's language */
  branches: ReadonlySet<string>
}

/** What the service said of a draft; `others`: it is another contact's, or too old. */
type BeginResult =
  | { got: 'draft'; draft: Draft }
  | { got: 'others' }
  /** the token has run out, and the contact is not known */
  | { got: 'unproved' }
  /** the page stays, and says why */
  | { got: 'none'; notice: string | null }

/** Begins a draft or goes on with it, and leads to the page where it was left. */
export function createOpening(kit: Kit) {
  const { cell, draft, uploading, navigation, messages } = kit

  /**
   * The draft is begun or gone on with; then the documents that staff ask for, or the details.
   * @param then `requested` after a reload: to the page that the address names
   */
  async function open(then: 'forward' | 'requested'): Promise<void> {
    cell.set({ busy: 'opening', notice: null })
    const stay = (notice: string | null) => {
      cell.set({ busy: null, notice })
      if (then === 'requested') cell.set({ resumable: begunDraft() !== null })
    }
    const note = begunDraft()
    let id = note?.id ?? randomUuid()
    let restore = note !== null
    for (;;) {
      const begun = await begin(kit, id)
      if (begun.got === 'unproved') {
        forgetToken()
        stay(null)
        return navigation.goTo('need', 'replace')
      }
      if (begun.got === 'none') return stay(begun.notice)
      if (begun.got === 'draft' && (await takeOver(kit, id, begun.draft, restore))) break
      // Another contact's, or too old: nothing of it can be read here.
      const { confirmed } = await askConfirm(messages.others)
      if (!confirmed) return stay(null)
      const { details } = cell.get()
      await draft.forget()
      cell.set({ ...fresh(cell.get().required), details, step: cell.get().step, busy: 'opening' })
      id = randomUuid()
      restore = false
    }
    uploading.start()
    await lead(then, cell.get().step)
  }

  /** After the proof: the page that the address names, or where the draft was left, or what is to be changed. */
  async function lead(then: 'forward' | 'requested', restored: Step): Promise<void> {
    const { allowed, goTo, requested } = navigation
    if (then === 'requested' && requested() !== 'change') {
      cell.set({ busy: null })
      return goTo(allowed(requested() === 'need' ? restored : requested()), 'replace')
    }
    if (['documents', 'check'].includes(allowed(restored)) && restored !== 'contact') {
      cell.set({ busy: null })
      return goTo(allowed(restored))
    }
    const answer = await kit.codeSession.calling(toChange)
    cell.set({ busy: null })
    if (answer.got === 'closed') return
    if (answer.got !== 'good') return cell.set({ notice: messages.notices.lookUp })
    cell.set({ offered: answer.good })
    goTo(answer.good.length > 0 ? 'change' : 'details')
  }

  return { open }
}

async function begin({ cell, codeSession, messages }: Kit, id: string): Promise<BeginResult> {
  const kept = token()
  // After a reload the contact is not known before the draft opens: then the page asks, not the dialog.
  const unknown = cell.get().details.contact === '' && kept !== null
  const answer = unknown
    ? await beginDraft(id, kept)
    : await codeSession.calling((mine) => beginDraft(id, mine))
  if (answer.got === 'good') return { got: 'draft', draft: answer.good }
  if (answer.got === 'closed') return { got: 'none', notice: null }
  if (answer.got === 'timeout') return { got: 'none', notice: messages.notices.timeout }
  if (answer.got === 'line') return { got: 'none', notice: messages.notices.line }
  if (unknown && answer.status === 401) return { got: 'unproved' }
  if (answer.status === 404) return { got: 'others' }
  return { got: 'none', notice: answer.status === 429 ? messages.notices.tooOften : messages.notices.open }
}

/** Shows what was kept of the draft, here and at the service. @returns false where its key does not open what is here */
async function takeOver(
  { cell, draft, branches }: Kit,
  id: string,
  { key, documents }: Draft,
  restore: boolean,
): Promise<boolean> {
  const { contact } = cell.get().details
  if (!(await draft.open(id, key, restore))) return false
  // What was proved now is the contact, whatever was typed when it was begun.
  if (contact !== '') cell.set({ details: { ...cell.get().details, contact } })
  const { details } = cell.get()
  // Chosen on the page in the other language, perhaps, where its name differs.
  if (details.branch && !branches.has(details.branch)) cell.set({ details: { ...details, branch: '' } })
  const has = (purpose: Purpose) => draft.files.has(purpose)
  const { left, removed } = withoutRemoved(documents)
  cell.set({ slots: mergeDocuments(cell.get().slots, left, has), resumable: false })
  // Removed where the line was dead, or the page went before the service was told.
  const mine = token()
  if (mine) for (const document of removed) void removeDocument(document.id, mine)
  return true
}
