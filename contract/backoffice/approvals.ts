import type { LinksChoice } from './links.ts'
import type { RateChange } from '../rules/rate-change.ts'
import type { ShownPage, Use } from './content.ts'

/** One changed field, by its path in the item, such as `title.ny` or `buying`. */
export type FieldChange = {
  path: string
  /** null: was not there */
  before: string | null
  /** null: is not there any more */
  after: string | null
  /** of figures: by how much */
  change: RateChange | null
  over_change_limit: boolean
}

/** One item that waits for a second person. */
export type WaitingItem = {
  collection: string
  id: string
  /** the number that is approved */
  revision: number
  /** what the collection calls such an item */
  kind: string
  title: string
  /** it is to be taken off the site, and nothing else */
  archive: boolean
  /** whoever asks wrote or sent some of it, or asked for the archiving: somebody else must decide */
  mine: boolean
  /** whoever asks sent it, and may withdraw it */
  sent_by_me: boolean
  /** who wrote any of it, by name */
  by: string[]
  submitted_at: string | null
  /** in UTC; null: at approval */
  wanted_at: string | null
  /** the last day for the decision in Malawi, as a bare date, and whether it has passed */
  deadline: string
  late: boolean
  /** nothing of it is live yet */
  first: boolean
  changes: FieldChange[]
  /** of a rate beyond a limit: the recorded reason with which it was confirmed */
  confirmed: string | null
  /** the fields that the public sees now, and those that it would see; null where there is nothing */
  bodies: { before: Record<string, unknown> | null; after: Record<string, unknown> | null }
  /** null where it is an item of a collection */
  version: WaitingVersion | null
}

/** One side of a new version of a file: its size, and where staff see it. */
type FileSide = { bytes: number; view: string }

/** Of a new version of a file, which waits like an item of the collection `files`; `revision` is its id. */
export type WaitingVersion = {
  before: FileSide
  after: FileSide
  reason: string
  /** the number of the earlier version that it restores */
  restored_from: number | null
  used_by: Use[]
}

/** Items that were sent together. */
export type WaitingBatch = {
  /** the batch, or the item where it came alone */
  key: string
  note: string | null
  items: WaitingItem[]
}

/** `GET /backoffice/api/approvals`, those due first before others */
export type Approvals = { batches: WaitingBatch[]; change_limit: string; total: number }

/** What somebody read before they decided: the revision, and what is asked of it. Anything else is 409. */
type ReadItem = { collection: string; id: string; revision: number; kind?: 'publication' | 'archiving' }

/**
 * `POST /backoffice/api/approvals/decide`: all of them, or none. `own_work`, `wrong_state` (decided already),
 * `changed_since` (a newer revision, or another kind of request) and `conflict` (two for one moment) name the item in
 * `fields` by its id.
 */
export type DecideBody = { items: ReadItem[] } & (
  | { decision: 'approve' }
  | { decision: 'return'; reason: string }
)

/**
 * `POST /backoffice/api/approvals/withdraw`: withdraws what one sent, or takes what is approved off the schedule; all of
 * it, or nothing.
 */
export type TakeBackBody = {
  verb: 'withdraw' | 'unschedule'
  items: ReadItem[]
  /** of `unschedule`: what becomes of links to items of which nothing else is live; left out, they stay */
  links?: LinksChoice | undefined
}

/**
 * `POST /backoffice/api/approvals/preview` with `{items, lang, path}`: one page of the site as it is now, and as it would be
 * with the named revisions, each at an address of its own for ten minutes.
 */
export type PagesBeforeAfter = {
  before: string
  after: string
  /** the page that is shown */
  path: string
  /** other pages that show it */
  pages: ShownPage[]
  /** until when the addresses work */
  until: string
}
