import type { ItemState, SectionAt, Standing } from './content.ts'

/** The kinds of work on the home screen, the most urgent first. */
export const workQueueKinds = [
  'alarms',
  'approvals',
  'returned',
  'sent',
  'going_live',
  'undelivered',
  'kyc',
  'erasures',
  'staff_requests',
  'leads',
  'possible_spam',
  'dead_letters',
  'expiring',
  'missing',
  'stale',
  'broken_links',
] as const
export type WorkQueueKind = (typeof workQueueKinds)[number]

/** Whose it is: others wait for whoever looks, they sent or wrote it themselves, or it is the website's. */
export type WorkQueueGroup = 'decide' | 'mine' | 'site'
export const workQueueGroups: Readonly<Record<WorkQueueGroup, readonly WorkQueueKind[]>> = {
  decide: [
    'alarms',
    'approvals',
    'undelivered',
    'kyc',
    'erasures',
    'staff_requests',
    'leads',
    'possible_spam',
    'dead_letters',
  ],
  mine: ['returned', 'sent'],
  site: ['going_live', 'expiring', 'missing', 'stale', 'broken_links'],
}

/** Kinds of work with a limit in working days, each a setting. */
export const limitedWork = ['submissions', 'second_reviews', 'leads', 'approvals', 'erasures'] as const
export type LimitedWork = (typeof limitedWork)[number]

/** Where overdue work of each kind is listed in the back-office. */
export const overdueAddresses = {
  approvals: '/approvals?view=overdue',
  kyc: '/kyc?view=overdue',
  erasures: '/kyc?view=erasures',
  leads: '/lead-states?state=overdue',
  possible_spam: '/lead-states?state=possible_spam',
} as const satisfies Partial<Record<WorkQueueKind, string>>
export type OverdueKind = keyof typeof overdueAddresses
export const isOverdueKind = (kind: string): kind is OverdueKind => Object.hasOwn(overdueAddresses, kind)

/** One piece of work. Nothing in it tells of a customer. */
export type WorkQueueRow = {
  /** what it is about, where that is an item of a collection */
  collection: string | null
  id: string | null
  title: { en?: string; ny?: string } | null
  /** since when it waits, or when it happens; ISO 8601 in UTC */
  at: string | null
  /** how many it stands for */
  count: number | null
  /** all that is true of the item; null where it is none */
  stands: { state: ItemState; standing: Standing } | null
  /** what kind of thing: a job's name, an account type, a link, the sheet of the rates desk it stands on */
  detail: string | null
  /** the field of the item that it is about, such as `categories.1.links.2.href` */
  place: string | null
  section: SectionAt
  /** the last day for it in Malawi, as a bare date; null where no limit applies */
  deadline: string | null
  /** the deadline has passed */
  late: boolean
}

export type QueueSection = {
  kind: WorkQueueKind
  total: number
  /** how many are past their deadline, and how many are due today; 0 where no limit applies */
  overdue: number
  due_today: number
  /** the first few, those due first before others; the rest is where the section leads */
  rows: WorkQueueRow[]
}

export type WorkQueue = {
  /** the service's clock when it was read */
  at: string
  sections: QueueSection[]
}

/** `GET /backoffice/api/worker`: since when no worker has run; null while one does. */
export type WorkerStatus = { stopped_since: string | null }
