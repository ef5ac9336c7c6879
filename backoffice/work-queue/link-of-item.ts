import type { QueueKind, QueueRow } from '#contract/backoffice/work-queue.ts'

const base = '/backoffice'
const item = ({ collection, id }: QueueRow) => `${base}/${collection}/${id}`
const list = (kind: 'missing' | 'stale', { collection }: QueueRow) =>
  `${base}/${collection}?filter=${encodeURIComponent(JSON.stringify({ ny: kind, state: ['published'] }))}`

/** Where a row's own work is done. */
export function leadsTo(kind: QueueKind, row: QueueRow): string {
  switch (kind) {
    case 'approvals':
      return `${base}/approvals?item=${row.id}`
    case 'alarms':
      return `${base}/rates`
    case 'kyc':
      return `${base}/kyc/${row.id}`
    case 'erasures':
      return `${base}/kyc/${row.id}`
    case 'staff_requests':
      return `${base}/requests`
    case 'dead_letters':
      return `${base}/system`
    case 'missing':
    case 'stale':
      return list(kind, row)
    case 'sent':
    case 'leads':
    case 'returned':
    case 'going_live':
    case 'expiring':
    case 'broken_links':
      return item(row)
  }
}

/** Where all of a kind are; null where each row leads to its own list. */
export function sectionLeadsTo(kind: QueueKind): string | null {
  const all: Partial<Record<QueueKind, string>> = {
    approvals: `${base}/approvals`,
    kyc: `${base}/kyc`,
    leads: `${base}/leads`,
    dead_letters: `${base}/system`,
    staff_requests: `${base}/requests`,
    alarms: `${base}/rates`,
  }
  return all[kind] ?? null
}
