import type { Text } from './languages.ts'
import type { Purpose, Substitute } from './rules/required-documents.ts'

/**
 * Why a document is not taken: of another kind, over 10 MiB, without content, not readable, cut short or not what was sent
 * (its hash differs), of more pages than its account type allows (50 by default), locked with a password to open, over 50 megapixels,
 * with scripts, launch actions or files inside, not let through by the virus scanner, too costly to open (it uses up its
 * budget, or holds what would), one more such file of a contact that has sent several within hours. Size and emptiness are told when
 * it is begun (413, 422 with `fields.file`), the others by the draft.
 */
export const documentRefusals = [
  'wrong_kind',
  'too_big',
  'empty',
  'damaged',
  'password_protected',
  'too_many_pages',
  'too_many_pixels',
  'active_content',
  'failed_check',
  'too_complex',
  'too_many_complex',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

/** A document on its way: `received` once it was inspected and is good. */
export type DraftDocument = {
  id: string
  purpose: Purpose
  bytes: number
  /** how many of them have come */
  offset: number
  state: 'uploading' | 'checking' | 'received' | 'refused'
  /** it has been `checking` for longer than `delayedMinutes` */
  check_delayed: boolean
  refusal: DocumentRefusal | null
}

/**
 * `PUT`, `GET` and `DELETE /api/kyc_drafts/{id}`, the id a UUID of the browser's choice, with the proved contact's token
 * as bearer. PUT begins it or goes on with it; both answer this. DELETE (204) drops all that was not sent.
 * 404: it is another contact's. 429: the contact has 20 already.
 *
 * Documents come by tus 1.0 (creation, creation-with-upload, termination) at `/uploads/kyc`, with the same token.
 * `Upload-Metadata`: `draft`, `purpose`, `filename`, `sha256` (of the whole file, hexadecimal). A new one for a purpose
 * takes the older one's place. 404: no such upload or draft of this contact's; 410: replaced, dropped or sent; 409: ask
 * for the offset again; 413: too large, or over 60 MiB in the draft; 429: too many begun today; 503: the disk is full.
 */
export type Draft = {
  /** 32 bytes as base64url, AES-GCM: what the browser keeps is encrypted with it; gone when the draft is */
  key: string
  expires_at: string
  documents: DraftDocument[]
}

/** What staff say of a document, where the customer is to hand in another. */
export type ChangeReason = { en: string; ny: string }

/** A contact's own submission: no names, files or addresses. */
export type CustomerSubmission = {
  id: string
  /** the account number's last four digits */
  account_ending: string
  kyc_account_type_id: string
  state: 'received' | 'in_review' | 'needs_change' | 'accepted'
  processed: boolean
  sent_at: string
  documents: {
    purpose: Purpose
    state: 'received' | 'accepted' | 'needs_change'
    reason: ChangeReason | null
    /** the customer answered that they do not have it */
    absent: boolean
    /** alternatives in the list that it was sent under */
    substitutes: Substitute[]
    /** to bring to a branch instead, by that list; null where the document is compulsory */
    bring_instead: Text | null
  }[]
}

/**
 * An answer to a required document: an uploaded document, or one of its accepted substitutes by its code; or that the
 * customer does not have it, with a note of at most 300 characters.
 */
export type SubmittedDocument =
  | { purpose: string; document: string; substitute?: string }
  | { purpose: string; absent: true; note?: string }

/**
 * What is sent, with an `Idempotency-Key` (8 to 100 letters, digits, hyphens). `POST /api/kyc_submissions` needs all of
 * it and an answer for each purpose its type requires; `PUT /api/kyc_submissions/{id}` may leave the details out and name
 * only the documents that change. Both answer 201 or 200 with the own submission; 409 `conflict` "You have already
 * submitted" where the contact has one for this account; 422 `invalid` with `fields`: `account_number`,
 * `account_name`, `branch`, `kyc_account_type`, `documents` (missing ones, one a line), `documents.<purpose>` (not
 * ready, or compulsory), `documents.<purpose>.substitute` (not accepted);
 * 401 where the contact was proved more than an hour ago.
 */
export type SubmissionBody = {
  account_number: string
  account_name: string
  /** a branch's name, in either language */
  branch: string
  /** an account type's name, in either language */
  kyc_account_type: string
  documents: SubmittedDocument[]
}

/** `GET /api/kyc_submissions?account_number=` or `?state=needs_change`: the contact's own ones, at most one for a number. */
export type CustomerSubmissions = CustomerSubmission[]
