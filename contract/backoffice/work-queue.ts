/** The kinds of work on the home screen, the most urgent first. */
export const workQueueKinds = [
  'alarms',
  'approvals',
  'returned',
  'sent',
  'going_live',
  'kyc',
  'erasures',
  'staff_requests',
  'leads',
  'dead_letters',
  'expiring',
  'missing',
  'stale',
  'broken_links',
] as const
export type WorkQueueKind = (typeof workQueueKinds)[number]

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
  /** what kind of thing: a job's name, an account type, a link */
  detail: string | null
}

export type QueueSection = {
  kind: WorkQueueKind
  total: number
  /** the first few; the rest is where the section leads */
  rows: WorkQueueRow[]
}

export type WorkQueue = {
  /** the service's clock when it was read */
  at: string
  sections: QueueSection[]
}
