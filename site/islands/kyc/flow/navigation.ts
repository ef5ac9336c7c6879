import type { SiteMessages } from '../../../messages/en.ts'
import { token } from '../draft/contact-token.ts'
import { readConfirmation } from './confirmation.ts'
import type { DraftSaving } from './draft-saving.ts'
import { detailErrors, hasDocuments } from './field-errors.ts'
import { isStep, type Cell, type State, type Step } from './state.ts'

/** The form's pages in the browser's history; what is personal never stands in the address. */
export function createNavigation(cell: Cell<State>, draft: DraftSaving, messages: SiteMessages['kyc']) {
  function goTo(step: Step, how: 'push' | 'replace' | 'none' = 'push'): void {
    const here = location.pathname + location.search
    const address = step === 'need' ? here : `${here}#${step}`
    if (how === 'push' && step !== cell.get().step) history.pushState(null, '', address)
    else if (how !== 'none') history.replaceState(null, '', address)
    const { fieldErrors } = cell.get()
    // Errors are led to, and gone with the next page.
    const kept = step === cell.get().step || how === 'push' ? fieldErrors : {}
    const done = step === 'done' ? readConfirmation() : null
    cell.set({ step, notice: null, fieldErrors: kept, done, restored: false })
  }

  /** The page that an address asks for, or the one that has to come before it. */
  function allowed(step: Step): Step {
    const state = cell.get()
    if (step === 'need') return step
    const confirmed = readConfirmation() !== null
    const begun = draft.id() !== null && token() !== null
    // The history holds the steps of the submission that was sent.
    const sent = confirmed && !begun && state.details.type === null
    if (step === 'contact') return sent ? 'done' : step
    if (step === 'done') return confirmed ? 'done' : 'need'
    if (!begun) return sent ? 'done' : 'need'
    if (step === 'change') return state.offered.length > 0 ? 'change' : 'details'
    if (state.changing === null && Object.keys(detailErrors(state, messages)).length > 0) return 'details'
    return step === 'check' && !hasDocuments(state) ? 'documents' : step
  }

  /** The page that the address names. */
  const requested = (): Step => {
    const step = location.hash.slice(1)
    return isStep(step) ? step : 'need'
  }

  return {
    goTo,
    allowed,
    requested,
    /** What the browser's back and forward ask for. */
    follow: () => {
      // Only a dialog closed.
      if (requested() === cell.get().step) return
      const step = allowed(requested())
      goTo(step, step === requested() ? 'none' : 'replace')
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
