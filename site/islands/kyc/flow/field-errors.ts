import { formatMessage } from '#contract/format-message.ts'
import { accountNumber } from '#contract/rules/account-number.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import type { Answer } from '../api.ts'
import type { Slot, Slots } from '../documents/document-slot.ts'
import { isAbsent } from './replies.ts'
import { purposesOf } from './submission-body.ts'
import type { FieldErrors, State } from './state.ts'

export type Refused = Extract<Answer<never>, { got: 'refusal' }>

const nameMost = 120

/** What is missing or wrong in the details, before they are sent. */
export function detailErrors({ details, required }: State, messages: SiteMessages['kyc']): FieldErrors {
  const { account_number, account_name, branch, type } = details
  const fieldErrors: FieldErrors = {}
  if (account_number.trim() === '') fieldErrors.account_number = messages.details.noNumber
  else if (accountNumber(account_number) === null) fieldErrors.account_number = messages.details.wrongNumber
  if (account_name.trim() === '') fieldErrors.account_name = messages.details.noName
  else if (account_name.trim().length > nameMost) fieldErrors.account_name = messages.details.longName
  if (branch === '') fieldErrors.branch = messages.details.noBranch
  // A draft may name one that is gone.
  if (type === null || required[type] === undefined) fieldErrors.type = messages.need.noType
  return fieldErrors
}

/** Whether a document is there and was not refused. */
export const isAdded = (slot: Slot | undefined): boolean =>
  slot !== undefined && slot.state !== 'refused' && slot.state !== 'failed'

/** Removes errors of documents that have been added since. */
export const withoutAdded = (fieldErrors: FieldErrors, slots: Slots): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([place]) => !isAdded(slots[place])))

/** The documents that are still needed, or will not do. */
export function documentErrors(
  state: State,
  messages: SiteMessages['kyc'],
  nameOf: (purpose: Purpose) => string,
): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const purpose of purposesOf(state)) {
    const slot = state.slots[purpose]
    if (isAbsent(state, purpose)) continue
    if (!slot) fieldErrors[purpose] = formatMessage(messages.documents.missing, { name: nameOf(purpose) })
    else if (!isAdded(slot)) {
      fieldErrors[purpose] = formatMessage(messages.documents.notGood, { name: nameOf(purpose) })
    }
  }
  return fieldErrors
}

/**
 * Where the service found something wrong, in our words, and the page on which it is mended.
 * @param state as it was sent
 */
export function fieldErrorsOf(
  { body: { fields = {} } }: Refused,
  messages: SiteMessages['kyc'],
  nameOf: (purpose: Purpose) => string,
  state: State,
): { fieldErrors: FieldErrors; step: 'details' | 'documents' | null } {
  const fieldErrors: FieldErrors = {}
  if ('account_number' in fields) fieldErrors.account_number = messages.details.wrongNumber
  if ('account_name' in fields) fieldErrors.account_name = messages.details.noName
  if ('branch' in fields) fieldErrors.branch = messages.details.noBranch
  if ('kyc_account_type' in fields) fieldErrors.type = messages.need.noType
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors, step: 'details' }
  const missing = fields['documents']?.split('\n') ?? []
  for (const purpose of purposesOf(state)) {
    if (missing.includes(purpose))
      fieldErrors[purpose] = formatMessage(messages.documents.missing, { name: nameOf(purpose) })
    else if (`documents.${purpose}` in fields) {
      const { compulsory, notGood } = messages.documents
      const message = isAbsent(state, purpose) ? compulsory : notGood
      fieldErrors[purpose] = formatMessage(message, { name: nameOf(purpose) })
    } else if (`documents.${purpose}.substitute` in fields)
      fieldErrors[purpose] = formatMessage(messages.documents.noSubstitute, { name: nameOf(purpose) })
  }
  return { fieldErrors, step: Object.keys(fieldErrors).length > 0 ? 'documents' : null }
}

/** True where a page that comes later in the flow has what it needs from those before it. */
export const hasDocuments = (state: State): boolean =>
  purposesOf(state).length > 0 &&
  purposesOf(state).every((purpose) => state.slots[purpose] || isAbsent(state, purpose))
