import type { CustomerSubmission } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { Sending } from '../api.ts'
import type { AcceptedDocument } from '../documents/accepted-document.ts'
import type { Slots } from '../documents/document-slot.ts'
import type { Confirmation } from './confirmation.ts'

/** One thing a page, in their order; `change` instead where staff asked for other documents. */
export const steps = ['need', 'contact', 'change', 'details', 'documents', 'check', 'done'] as const
export type Step = (typeof steps)[number]
export const isStep = (value: unknown): value is Step => steps.some((step) => step === value)

/** What the customer fills in (spec, section 3: accountNumber, accountName, phoneEmail, accountType, branch). */
export type Details = {
  type: string | null
  contact: string
  account_number: string
  account_name: string
  branch: string
}
export const noDetails: Details = {
  type: null,
  contact: '',
  account_number: '',
  account_name: '',
  branch: '',
}

/** What can be wrong, and where: a field of the details, or a document by its purpose. */
export type Place = string
export type FieldErrors = Partial<Record<Place, string>>

/** What each account type requires, by its name. */
export type Required = Readonly<Record<string, readonly AcceptedDocument[]>>

/** What the customer says of a document beside its file: the substitute that it is, or that they do not have it. */
export type Reply = { substitute: string | null; absent: boolean; note: string }
export const noReply: Reply = { substitute: null, absent: false, note: '' }

export type State = {
  required: Required
  step: Step
  details: Details
  slots: Slots
  replies: Readonly<Partial<Record<Purpose, Reply>>>
  /** the sent submission whose documents are changed; null where a new one is handed in */
  changing: CustomerSubmission | null
  /** submissions in which staff ask for other documents */
  offered: CustomerSubmission[]
  /** what was sent and not answered yet */
  sending: Sending | null
  fieldErrors: FieldErrors
  /** counts how often it was asked to go on with something wrong */
  asked: number
  /** what went wrong besides, as a sentence */
  notice: string | null
  /** what is under way: proving the contact's draft, asking whether to replace an earlier submission, or sending it all */
  busy: 'opening' | 'asking' | 'sending' | null
  /** the code dialog is open */
  proving: boolean
  /** documents wait for a new proof, whose dialog was closed */
  unproved: boolean
  /** counts how often the dialog was closed to type another contact */
  reentered: number
  /** the panel covers what remains to be uploaded */
  panel: boolean
  /** false where this browser keeps nothing: a reload loses what was begun */
  kept: boolean
  /** begun on this device, to be gone on with once the contact is proved */
  resumable: boolean
  done: Confirmation | null
  /** a reload led here: focus and scroll position stay with the visitor */
  restored: boolean
}

export const fresh = (required: Required): State => ({
  required,
  step: 'need',
  details: noDetails,
  slots: {},
  replies: {},
  changing: null,
  offered: [],
  sending: null,
  fieldErrors: {},
  asked: 0,
  notice: null,
  busy: null,
  proving: false,
  unproved: false,
  reentered: 0,
  panel: false,
  kept: true,
  resumable: false,
  done: null,
  restored: false,
})

/** A value that is watched. */
export type Cell<T> = {
  get: () => T
  set: (change: Partial<T>) => void
  watch: (changed: () => void) => () => void
}

export function cellOf<T extends object>(first: T): Cell<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      for (const changed of watchers) changed()
    },
    watch(changed) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}
