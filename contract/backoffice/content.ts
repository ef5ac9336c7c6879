import type { RecordState } from '../rules/record-state.ts'

/** A member of staff, a service account, or the process itself. */
export type Person = { id: string; name: string }

export const itemStates = ['draft', 'in_review', 'scheduled', 'published', 'archived'] as const
export type ItemState = (typeof itemStates)[number]

/** The states within a sentence. */
export const itemStateWords: Readonly<Record<ItemState, string>> = {
  draft: 'draft',
  in_review: 'in review',
  scheduled: 'scheduled',
  published: 'live',
  archived: 'archived',
}

/** How a Chichewa text stands to its English one. */
export const nyStates = ['missing', 'stale', 'unreviewed', 'reviewed'] as const
export type NyState = (typeof nyStates)[number]
/** How many texts of a revision are in each of the states that ask for somebody's work. */
export type NyCounts = { missing: number; stale: number; unreviewed: number }

/** The state of an item in full. Times are UTC. */
export type Standing = {
  /** what the public sees now */
  live: { revision: number; since: string } | null
  /** what is approved, or published for later, and takes effect then */
  scheduled: { revision: number; at: string } | null
  /**
   * newer than both, and not sent; `archived` where the item was archived before it was written; `returned`: why an approver
   * sent it back
   */
  draft: { revision: number; since: string; archived: boolean; returned: string | null } | null
  /** what waits for an approver, and who sent it */
  waiting: { revision: number; kind: 'publication' | 'archiving'; since: string; by: Person } | null
}

/** What every item carries for staff, beside its newest revision's fields in both languages. Instants are UTC. */
export type StaffFrame = {
  id: string
  created_at: string
  updated_at: string
  /** the one word of it; `standing` says all that is true. Records of customers have states of their own */
  state: ItemState | RecordState
  standing: Standing
  version: number
  /** the newest revision's number */
  revision: number
  /** false where something that publishing asks for is not there yet */
  complete: boolean
  /** whether the public sees it now, in this or an older revision */
  live: boolean
  /** when the newest revision goes live, or is to */
  publish_at: string | null
  returned_reason: string | null
  /** who asked for its archiving, while that waits for a second person */
  archive_asked_by: string | null
  updated_by: Person | null
  /** of a record of a customer: the member of staff it is assigned to */
  assignee: Person | null
  /** of a new lead: the last day in Malawi to start on it; null of everything else */
  deadline: string | null
  /** the deadline has passed */
  late: boolean
  /** how its Chichewa stands */
  chichewa: NyCounts
  /** requests that it answered in the last 30 days; null where they are not counted */
  hits: number | null
}
export type StaffItem = StaffFrame & Record<string, unknown>

export type StaffList = {
  items: StaffItem[]
  /** the cursor of the next page; null at the end */
  next: string | null
  /** `exact` is false from ten thousand on, where counting would take longer than reading */
  total: { count: number; exact: boolean }
}

/** What is known of the Chichewa of one text, by its path. */
export type TranslationState = { state: NyState; by: Person | null; at: string | null }

export type StaffFile = {
  id: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  /** how many sizes (or first pages) a job has made, of how many */
  made: number
  expected: number
  /** whether that job failed for good */
  making_failed: boolean
  /** where staff see it, public or not */
  view: string
  /** its public address, which shows something while a live revision names it */
  url: string
  alt: { en?: string; ny?: string }
  focal: { x: number; y: number }
  /** what staff find it by */
  tags: string[]
  /** the id of the picture that this one was cut out of, while the library has it */
  cropped_from: string | null
  version: number
  created_at: string
  created_by: Person | null
}

/** The newest first; `next` is the `after` of the next page, null at the end. */
export type FilePage = { items: StaffFile[]; next: string | null }

/** One version of a file: who uploaded it, when and why. The first has no reason. */
export type FileVersion = {
  number: number
  bytes: number
  at: string
  by: Person | null
  reason: string | null
  /** the earlier version whose content it has */
  restored_from: number | null
  /** null where no second person was needed */
  approved_by: Person | null
  /** where staff see its content */
  view: string
}

/** A new version that awaits a second person's approval, or was returned. */
export type PendingFileVersion = Pick<
  FileVersion,
  'bytes' | 'at' | 'by' | 'reason' | 'restored_from' | 'view'
> & {
  id: number
  returned_reason: string | null
  /** the viewer sent it, and may withdraw it */
  sent_by_me: boolean
}

/** A file with its versions, the newest first, and what shows it. */
export type FileDetails = StaffFile & {
  versions: FileVersion[]
  pending: PendingFileVersion | null
  /** a new version awaits a second person's approval */
  needs_approval: boolean
  used_by: Use[]
}

/** A new version of a file that an item shows or links to. */
export type FileChange = Pick<FileVersion, 'number' | 'at' | 'by' | 'reason' | 'approved_by'> & {
  file: string
  name: string
}

export type RevisionSummary = {
  number: number
  at: string
  by: Person | null
  complete: boolean
  submitted_at: string | null
  publish_at: string | null
  approved_by: Person | null
  approved_at: string | null
  returned_reason: string | null
  /** the public sees it now */
  live: boolean
  /** it takes over at its time */
  next: boolean
  /** the revision whose words were taken up again */
  restored: number | null
  /** top-level fields that differ from the revision before */
  changed: string[]
  /** new versions of its files before the next revision, newest first */
  file_changes: FileChange[]
}

/** The newest first; `next` is the `after` of the next page, null at the end. */
export type RevisionPage = { items: RevisionSummary[]; next: string | null }

/** An item with all that its form shows around it. */
export type StaffDetails = {
  item: StaffItem
  translations: Record<string, TranslationState>
  files: Record<string, StaffFile>
  /** numbers of the revision that the public sees and of the one that takes over, with its time */
  live_revision: number | null
  next_revision: { number: number; at: string } | null
  visible_from: string | null
  visible_until: string | null
  /** who wrote any of what is not approved yet; none of them may approve it */
  contributors: Person[]
  /** whether the viewer wrote, sent or requested what is pending, under any account; then they may not approve it */
  has_taken_part: boolean
  /** addresses on the site, without `/ny`, where it shows or would */
  addresses: string[]
  /** addresses of links in what the public sees that lead nowhere */
  broken_links: string[]
}

/** What stands in the way of an item's newest revision, before anybody sends it: `GET …/{id}/check`. */
export type PublishFaults = {
  /** by path, why it would be refused */
  fields: Record<string, string>
  /** paths of rich texts in which a picture has no alternative text; these refuse nothing */
  pictures: string[]
}

export type LockState = { holder: Person; since: string; mine: boolean }

/** Something that names an item or a file. */
/** The type of the section that a path leads into, such as `sections.2.title`; null outside of sections. */
export type SectionAt = string | null

export type Use = {
  collection: string
  id: string
  title: string
  /** whether the public sees it */
  live: boolean
  /** the state of the revision that uses it; null of a record of a customer */
  state: ItemState | null
  /** its fields with a link to it */
  places?: { path: string; href: string; section: SectionAt }[] | undefined
}

/** A page of the site that shows an item. */
export type ShownPage = {
  path: string
  /** what its tab says in English; empty where it is not known, as of an item's own page */
  title: string
}

export type Preview = {
  url: string
  until: string
  pages: ShownPage[]
  /** the paths of empty fields without which no page can be shown */
  missing: string[]
}

/** How the words of one collection's live items stand, for the board. */
export type Completeness = {
  collection: string
  items: number
  /** texts in all of them, by state of the Chichewa */
  texts: { missing: number; stale: number; unreviewed: number }
  /** live items, by the worst state of any of their texts */
  ny: { reviewed: number; missing: number; stale: number; unreviewed: number }
  /** drafts that lack something that publishing asks for */
  en_incomplete: number
}
