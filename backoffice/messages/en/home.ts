import type { WorkQueueGroup, WorkQueueKind } from '#contract/backoffice/work-queue.ts'

const groups: Record<WorkQueueGroup, string> = {
  decide: 'Waiting for you',
  mine: 'Yours',
  site: 'The website',
}

const kinds: Record<WorkQueueKind, string> = {
  alarms: 'Alarms',
  approvals: 'To approve',
  undelivered: 'Not reached',
  returned: 'Sent back to you',
  sent: 'Sent by you',
  going_live: 'Going live today',
  kyc: 'KYC waiting',
  erasures: 'Erasures and holds to decide',
  staff_requests: 'Requests about staff',
  leads: 'New leads',
  possible_spam: 'Possible spam',
  dead_letters: 'Failed jobs and messages',
  expiring: 'Ending within a week',
  missing: 'Published without Chichewa',
  stale: 'Chichewa out of date',
  broken_links: 'Broken links',
}

const says: Record<WorkQueueKind, string> = {
  alarms: 'Should have gone live and did not.',
  approvals: 'Somebody else’s work waits for a second person.',
  undelivered: 'A message to a customer, or an invitation, has not arrived.',
  returned: 'An approver asks for a change.',
  sent: 'It waits for somebody else. Until they decide you can withdraw it.',
  going_live: 'Takes effect between now and midnight, CAT.',
  kyc: 'Submissions to review.',
  erasures: 'A second officer must approve.',
  staff_requests: 'A second administrator must approve; without one, an approver may object.',
  leads: 'New enquiries not yet picked up.',
  possible_spam: 'Enquiries that may come from a program. Some are from customers: check each.',
  dead_letters: 'They are not tried again automatically.',
  expiring: 'Banners, promotions and notices.',
  missing: 'Readers see English in its place.',
  stale: 'The English has changed since.',
  broken_links: 'They lead nowhere on this site.',
}

export const home = {
  title: 'Work queue',
  groups,
  kinds,
  says,
  workerStopped: 'The worker has stopped',
  fileVersion: 'New version of a file',
  nothing: 'Nothing waits for you.',
  nothingText: 'New work shows here by itself.',
  all: 'All {n}',
  open: 'Open',
  waiting: '{age} ago',
  justNow: 'just now',
  at: 'at {time} CAT',
  due: 'due {at}',
  items: { one: '1 item', other: '{n} items' },
  submission: 'Submission {reference}',
  clear: 'Nothing here',
  quietly: 'All clear',
  refreshed: 'As of {time} CAT',
} as const
