import type { SubmissionBody, SubmittedDocument } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { accountNumber } from '#contract/rules/account-number.ts'
import type { Sending } from '../api.ts'
import { replyOf } from './replies.ts'
import type { State } from './state.ts'

/** The documents that are asked for: all of the account type, or those that staff want changed. */
export function purposesOf({
  changing,
  details,
  required,
}: Pick<State, 'changing' | 'details' | 'required'>): readonly Purpose[] {
  if (changing) {
    return changing.documents.filter(({ state }) => state === 'needs_change').map(({ purpose }) => purpose)
  }
  const listed = details.type === null ? [] : (required[details.type] ?? [])
  return listed.map(({ purpose }) => purpose)
}

/** What is sent: all of it, or where a sent submission is mended, the documents alone. */
export function bodyOf(state: State): Partial<SubmissionBody> {
  const documents = purposesOf(state).flatMap((purpose): SubmittedDocument[] => {
    const { absent, note, substitute } = replyOf(state, purpose)
    if (absent) return [{ purpose, absent, ...(note.trim() !== '' && { note: note.trim() }) }]
    const documentId = state.slots[purpose]?.documentId
    if (!documentId) return []
    return [{ purpose, document: documentId, ...(substitute !== null && { substitute }) }]
  })
  if (state.changing) return { documents }
  const { account_number, account_name, branch, type } = state.details
  return {
    account_number: accountNumber(account_number) ?? account_number,
    account_name: account_name.trim(),
    branch,
    kyc_account_type: type ?? '',
    documents,
  }
}

/** True where this is what was sent before and not answered: then it goes with the same key. */
export const isSame = (a: Sending, b: Omit<Sending, 'key'>): boolean =>
  a.replaces === b.replaces && JSON.stringify(a.body) === JSON.stringify(b.body)
