import type { Both, Text } from '../languages.ts'
import type { ChangeReason } from '../kyc.ts'

/** A submission in the queue; what tells of the customer is masked. Instants in UTC. */
export type QueueItem = {
  id: string
  state: 'received' | 'in_review' | 'needs_change' | 'accepted'
  processed: boolean
  account_number: string
  account_name: string
  /** in English; null where it is not there any more */
  branch: string | null
  account_type: string | null
  lang: 'en' | 'ny'
  /** since when it waits: its first sending, also of documents that were sent again before it was accepted */
  sent_at: string
  /** the last sending, where the customer sent documents again */
  resent_at: string | null
  accepted_at: string | null
  /** another contact has handed in documents for the same account */
  duplicate_account: boolean
  legal_hold: boolean
  claimed_by: string | null
  claimed_until: string | null
  /** kept from when it was sent: two officers must accept it, each by a list of their own */
  two_officers: boolean
  /** where two look: who has finished first */
  first_accepted_by: string | null
  /** the viewer did the first of two reviews, under any account: another officer must do the second */
  first_by_viewer: boolean
  /** who is to see to it, and by which day in Malawi */
  assignee: string | null
  due_on: string | null
  /** the last day for its review in Malawi, at the latest `due_on`; null where it does not wait for staff */
  deadline: string | null
  /** the deadline has passed */
  late: boolean
  version: number
}

/** `GET /api/kyc_reviews` and `POST /api/kyc_reviews/search` `{text}` */
export type Queue = {
  items: QueueItem[]
  next: string | null
  total: number
  /** how many of them the viewer can review, as the work queue counts; null for auditors and in a search */
  for_viewer: number | null
  /** what members of staff are called, by their ids */
  names: Record<string, string>
}

export type ReviewDocument = {
  id: string
  purpose: string
  state: 'received' | 'accepted' | 'needs_change'
  reason: ChangeReason | null
  /** what was sent in its place, by the customer; null where it is the document itself */
  substitute: Text | null
  /** the customer answered that they do not have it */
  absent: boolean
  /** the customer's reason for that, masked */
  note: string | null
  mime: string | null
  /** 0 where the customer does not have it */
  pages: number | null
  bytes: number
  sent_at: string | null
  replaced_at: string | null
  /** the pages that whoever asks has opened; all of them before the review can be finished */
  opened: number[]
}

/** `GET /api/kyc_reviews/reasons`: a reason to choose from, as the customer reads it; others are written freely. */
export type KycReason = { id: string; text: Both }

/** `GET /api/kyc_reviews/{id}`, and what every decision answers */
export type Review = QueueItem & {
  documents: ReviewDocument[]
  old_documents: ReviewDocument[]
  duplicates: { id: string; state: QueueItem['state']; sent_at: string }[]
  /** `id` is named by whoever decides on it */
  /** `mine`: requested by the viewer, under any account */
  erasure: {
    id: string
    state: 'asked' | 'approved' | 'declined'
    asked_by: string
    why: string
    mine: boolean
  } | null
  /** the legal hold that it is on; reason and reference are empty for holds of releases that did not ask for them */
  hold: {
    reason: string
    reference: string
    placed_by: string
    placed_at: string
    /** the request to end it, which a second person decides on */
    end: { id: string; reason: string; asked_by: string; mine: boolean } | null
  } | null
  names: Record<string, string>
}

/** `POST /api/kyc_reviews/{id}/reveal`: the customer's details in full, and notes by the document's id; recorded */
export type RevealedDetails = {
  account_number: string
  account_name: string
  username: string
  notes: Record<string, string>
}

/** `GET /api/kyc_reviews/{id}/history`: newest first. `who` is a name; null for the customer and the program itself. */
export type ReviewEvent = {
  at: string
  from: 'customer' | 'staff' | 'message' | 'system'
  who: string | null
  /** the record's action, or a message's template */
  what: string
  /** such as the document's purpose, the documents and pages that were opened, or how the message fared */
  detail: string | null
}

/**
 * `POST /api/kyc_reviews/{id}/message-preview`: what the customer would be sent if the review ended now; null with why
 * where nothing would be.
 */
export type MessagePreview =
  | { subject: string; text: string; sms: string; channel: 'email' | 'sms'; lang: 'en' | 'ny' }
  | { none: 'undecided' | 'second_reviewer' }

/** `GET /api/kyc_reviews/erasures`: erasures and ends of legal holds that wait for a second person. */
export type AskedErasures = {
  items: {
    kind: 'erasure' | 'hold_end'
    submission_id: string
    why: string
    asked_by: string
    asked_at: string
    mine: boolean
    /** the last day for the decision in Malawi, and whether it has passed */
    deadline: string
    late: boolean
  }[]
}

/**
 * `GET /api/kyc_reviews/figures`: one line a day in Malawi, today first. Ages are minutes from the first sending to the end of
 * the day, or to now; null where nothing waited. Nothing in it tells of a customer.
 */
export type KycFigures = {
  days: {
    day: string
    /** first sent that day; documents that are sent again before the submission is accepted do not count */
    received: number
    accepted: number
    /** sent back for other documents */
    asked_again: number
    /** waiting for staff at the day's end */
    waiting: number
    /** reviews that ended on that day after their deadline, or were open past it at the day's end */
    overdue: number
    median_age: number | null
    oldest_age: number | null
  }[]
  /** why documents were asked for again in those days, the most frequent first; null for reasons in own words */
  reasons: { reason: string | null; documents: number }[]
}
