import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { RequiredDocument, Substitute } from '#contract/rules/required-documents.ts'
import { instant } from '../columns.ts'

/**
 * What a contact has begun and not sent yet. The key of what its browser keeps is made from this row's id and the
 * secret: with the row goes the key, and what is left in the browser cannot be read any more.
 */
export const kycDrafts = pgTable(
  'kyc_drafts',
  {
    /** chosen by the browser */
    id: uuid().primaryKey(),
    /** the proved contact: an e-mail in lower case, or a telephone number as E.164 */
    username: text().notNull(),
    /** what the browser's key is made from; never leaves */
    key_id: uuid().notNull(),
    /** of `SECRET`, by which the browser's key is made */
    secret_version: integer().notNull().default(1),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('kyc_drafts_username').on(t.username), index('kyc_drafts_expires').on(t.expires_at)],
)

/** What a customer handed in for one account. */
export const kycSubmissions = pgTable(
  'kyc_submissions',
  {
    id: uuid().primaryKey(),
    account_number: text().notNull(),
    username: text().notNull(),
    account_name: text().notNull(),
    branch_id: uuid().notNull(),
    kyc_account_type_id: uuid().notNull(),
    /** in which the customer is written to */
    lang: text({ enum: ['en', 'ny'] }).notNull(),
    state: text({ enum: ['received', 'in_review', 'needs_change', 'accepted'] }).notNull(),
    /** true once accepted; false again with each update (spec, section 4) */
    processed: boolean().notNull().default(false),
    /** another contact has handed in documents for the same account number */
    duplicate_account: boolean().notNull().default(false),
    /** counts changes of any kind */
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    /** since when it waits for staff: its first sending, also of documents that were sent again before it was accepted */
    sent_at: instant().notNull(),
    /** the customer's last sending, where that was not the first */
    resent_at: instant(),
    accepted_at: instant(),
    /** who has it in hand, and until when */
    claimed_by: text(),
    claimed_until: instant(),
    /** whether two officers must accept it: settled when it was sent, whatever becomes of its account type */
    two_officers: boolean().notNull().default(true),
    /** what its account type required when it was sent */
    required_documents: jsonb().$type<RequiredDocument[]>().notNull().default([]),
    /** the first of two reviewers, where two are asked for */
    first_accepted_by: text(),
    legal_hold: boolean().notNull().default(false),
    /** personal columns are blank from then on */
    erased_at: instant(),
  },
  (t) => [
    unique('kyc_submissions_own').on(t.account_number, t.username),
    index('kyc_submissions_state').on(t.state, t.sent_at),
    index('kyc_submissions_sent').on(t.sent_at, t.id),
    index('kyc_submissions_username').on(t.username),
    index('kyc_submissions_accepted').on(t.accepted_at),
  ],
)

/**
 * One document, from its first byte: an upload until a submission has it, one of its documents then, an old one once
 * another has replaced it. The bytes are encrypted objects in the store.
 */
export const kycDocuments = pgTable(
  'kyc_documents',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    draft_id: uuid().notNull(),
    /** null until it was sent */
    submission_id: uuid(),
    purpose: text().notNull(),
    /** what was sent in its place, as its name was then; null where it is the document itself */
    substitute: jsonb().$type<Substitute>(),
    /** the customer does not have it: a row without content, without pages and without a key */
    absent: boolean().notNull().default(false),
    /** the customer's reason for that */
    note: text(),
    /** as the customer's device named it */
    file_name: text().notNull(),
    /** `kycdocuments/<account name>/<purpose>/<file name>`, from its sending on; locates nothing */
    stored_name: text(),
    /** by the upload metadata */
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** what has come and lies in the store */
    received_bytes: integer().notNull().default(0),
    /** on its way, being inspected, good, or not taken; staff review the good ones */
    state: text({
      enum: ['uploading', 'checking', 'refused', 'ready', 'received', 'accepted', 'needs_change'],
    }).notNull(),
    /** why it was not taken; one of contract/kyc.ts */
    refusal: text(),
    /** found by content, once checked */
    mime: text(),
    pages: integer(),
    /** CPU milliseconds that its inspection has taken, all tries together */
    inspect_ms: integer().notNull().default(0),
    /** the file's own key, wrapped by the keyring for this document and submission */
    wrapped_key: text().notNull(),
    /** what staff asked to be changed, in the words of both languages */
    reason: jsonb().$type<{ en: string; ny: string }>(),
    created_at: instant().notNull(),
    /** when the last bytes came */
    last_received_at: instant().notNull(),
    sent_at: instant(),
    /** the moment another took its place: one of `old_documents` from then on */
    replaced_at: instant(),
  },
  (t) => [
    index('kyc_documents_draft').on(t.draft_id),
    index('kyc_documents_submission').on(t.submission_id),
    index('kyc_documents_username').on(t.username, t.created_at),
    index('kyc_documents_touched').on(t.state, t.last_received_at),
  ],
)

/** Each encrypted object of a document. What lies in the store under no row here is an orphan, and cleaned up. */
export const kycDocumentObjects = pgTable(
  'kyc_document_objects',
  {
    document_id: uuid().notNull(),
    /** `chunk` at a byte, `whole` at 0, `page` at its number from 1 */
    part: text({ enum: ['chunk', 'whole', 'page'] }).notNull(),
    at: integer().notNull(),
    /** of the content, before encryption */
    bytes: integer().notNull(),
    key: text().notNull().unique(),
    /** of the content, where a restore has something to check: the whole */
    sha256: text(),
  },
  (t) => [primaryKey({ columns: [t.document_id, t.part, t.at] })],
)

const document = () =>
  uuid()
    .notNull()
    .references(() => kycDocuments.id, { onDelete: 'cascade' })

/** What each officer decided on a KYC document. Where two officers look, each has a list of their own. */
export const kycDocumentDecisions = pgTable(
  'kyc_document_decisions',
  {
    document_id: document(),
    officer: text().notNull(),
    decision: text({ enum: ['accepted', 'needs_change'] }).notNull(),
    reason: jsonb().$type<{ en: string; ny: string }>(),
    decided_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.document_id, t.officer] })],
)

/** Which pages of a KYC document each officer has opened. */
export const kycPageViews = pgTable(
  'kyc_page_views',
  {
    document_id: document(),
    officer: text().notNull(),
    /** from 1 */
    page: integer().notNull(),
    submission_id: uuid().notNull(),
    opened_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.document_id, t.officer, t.page] }),
    index('kyc_page_views_submission').on(t.submission_id),
  ],
)

/** What was answered to a sending with that key, so that a repeated one gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    username: text().notNull(),
    key: text().notNull(),
    /** keyed hash of method, address and body */
    request_hash: text().notNull(),
    status: integer().notNull(),
    response: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.username, t.key] }), index('idempotency_keys_at').on(t.at)],
)

/** Who asked for a submission to be erased, and who decided. Kept for good: it names no customer. */
export const kycErasures = pgTable(
  'kyc_erasures',
  {
    id: uuid().primaryKey(),
    submission_id: uuid().notNull(),
    why: text().notNull(),
    asked_by: text().notNull(),
    asked_at: instant().notNull(),
    decided_by: text(),
    decided_at: instant(),
    state: text({ enum: ['asked', 'approved', 'declined'] }).notNull(),
  },
  (t) => [index('kyc_erasures_state').on(t.state), index('kyc_erasures_submission').on(t.submission_id)],
)

/** Legal holds, past ones too. One that is not ended keeps its submission from being erased. */
export const kycHolds = pgTable(
  'kyc_holds',
  {
    id: uuid().primaryKey(),
    submission_id: uuid().notNull(),
    /** both empty for holds of releases that did not ask for them */
    reason: text().notNull(),
    reference: text().notNull(),
    placed_by: text().notNull(),
    placed_at: instant().notNull(),
    /** the request to end it, which a second person decides on */
    end_request: uuid(),
    end_reason: text(),
    end_asked_by: text(),
    end_asked_at: instant(),
    ended_by: text(),
    ended_at: instant(),
  },
  (t) => [index('kyc_holds_submission').on(t.submission_id), index('kyc_holds_request').on(t.end_request)],
)

/** National identity numbers of pre-applications: keyed hashes only, so that one serves one signatory. */
export const nationalIdHashes = pgTable(
  'national_id_hashes',
  { id_hash: text().notNull(), lead_id: uuid().notNull(), at: instant().notNull() },
  (t) => [unique('unique-id-number').on(t.id_hash)],
)
