import { formatMessage } from '#contract/format-message.ts'
import { accountNumber } from '#contract/rules/account-number.ts'
import { requiredDocuments, type Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../../messages/en.ts'
import type { Answer } from '../api.ts'
import { slotsOf } from '../documents/document-slot.ts'
import { purposesOf } from './submission-body.ts'
import type { FieldErrors, State } from './state.ts'

export type Refused = Extract<Answer<never>, { got: 'refusal' }>

const nameMost = 120

/** What is missing or wrong in the details, before they are sent. */
export function detailFaults({ details }: State, words: SiteMessages['kyc']): FieldErrors {
  const { account_number, account_name, branch, type } = details
  const faults: FieldErrors = {}
  if (account_number.trim() === '') faults.account_number = words.details.noNumber
  else if (accountNumber(account_number) === null) faults.account_number = words.details.wrongNumber
  if (account_name.trim() === '') faults.account_name = words.details.noName
  else if (account_name.trim().length > nameMost) faults.account_name = words.details.longName
  if (branch === '') faults.branch = words.details.noBranch
  if (type === null) faults.type = words.need.noType
  return faults
}

/** The papers that are still needed, or will not do. */
export function paperFaults(
  state: State,
  words: SiteMessages['kyc'],
  nameOf: (purpose: Purpose) => string,
): FieldErrors {
  const faults: FieldErrors = {}
  for (const purpose of purposesOf(state)) {
    const slot = state.slots[purpose]
    if (!slot) faults[purpose] = formatMessage(words.papers.missing, { name: nameOf(purpose) })
    else if (slot.state === 'refused' || slot.state === 'failed') {
      faults[purpose] = formatMessage(words.papers.notGood, { name: nameOf(purpose) })
    }
  }
  return faults
}

/** Where the service found something wrong, in our words, and the page on which it is mended. */
export function fieldErrorsOf(
  { body: { fields = {} } }: Refused,
  words: SiteMessages['kyc'],
  nameOf: (purpose: Purpose) => string,
): { faults: FieldErrors; step: 'details' | 'papers' | null } {
  const faults: FieldErrors = {}
  if ('account_number' in fields) faults.account_number = words.details.wrongNumber
  if ('account_name' in fields) faults.account_name = words.details.noName
  if ('branch' in fields) faults.branch = words.details.noBranch
  if ('kyc_account_type' in fields) faults.type = words.need.noType
  if (Object.keys(faults).length > 0) return { faults, step: 'details' }
  const missing = fields['documents']?.split('\n') ?? []
  for (const purpose of new Set(Object.values(requiredDocuments).flat())) {
    if (missing.includes(purpose))
      faults[purpose] = formatMessage(words.papers.missing, { name: nameOf(purpose) })
    else if (`papers.${purpose}` in fields) {
      faults[purpose] = formatMessage(words.papers.notGood, { name: nameOf(purpose) })
    }
  }
  return { faults, step: Object.keys(faults).length > 0 ? 'papers' : null }
}

/** True where a page that comes later in the flow has what it needs from those before it. */
export const hasPapers = (state: State): boolean =>
  slotsOf(state.slots).length > 0 && purposesOf(state).every((purpose) => state.slots[purpose])
