import { sheetNames } from '#contract/backoffice/sheets.ts'
import {
  isOverdueKind,
  overdueAddresses,
  type WorkQueueKind,
  type WorkQueueRow,
} from '#contract/backoffice/work-queue.ts'
import { deskAddress } from '../rates/address-of-item.ts'

const base = '/backoffice'
/** A rate is edited at the rates desk; `detail` is its sheet. */
function item({ collection, id, detail }: WorkQueueRow): string {
  const sheet = sheetNames.find((name) => name === detail)
  if (sheet && id !== null) return deskAddress(sheet, id)
  return collection === 'files' ? `${base}/media?file=${id}` : `${base}/${collection}/${id}`
}
const list = (kind: 'missing' | 'stale', { collection }: WorkQueueRow) =>
  `${base}/${collection}?filter=${encodeURIComponent(JSON.stringify({ ny: kind, state: ['published'] }))}`

/** The screen of what a message or job is about; null where it has none. */
export function subjectAddress({ collection, id }: Pick<WorkQueueRow, 'collection' | 'id'>): string | null {
  const folders: Partial<Record<string, string>> = {
    kyc_submissions: 'kyc/',
    leads: 'leads/',
    staff: 'users/',
    files: 'media?file=',
  }
  const folder = collection === null ? undefined : folders[collection]
  return folder === undefined || id === null ? null : `${base}/${folder}${id}`
}

/** Where a row's own work is done. */
export function leadsTo(kind: WorkQueueKind, row: WorkQueueRow): string {
  switch (kind) {
    case 'approvals':
      return `${base}/approvals?item=${row.id}`
    case 'alarms':
      return row.detail === 'worker' ? `${base}/system` : `${base}/rates`
    case 'kyc':
    case 'erasures':
      return `${base}/kyc/${row.id}`
    case 'undelivered':
      return subjectAddress(row) ?? `${base}/system`
    case 'staff_requests':
      return `${base}/requests`
    case 'dead_letters':
      return `${base}/system`
    case 'missing':
    case 'stale':
      return list(kind, row)
    case 'returned':
    case 'sent':
    case 'leads':
    case 'possible_spam':
    case 'going_live':
    case 'expiring':
    case 'broken_links':
      return item(row)
  }
}

/** Where all of a kind are; null where each row leads to its own list. */
export function sectionLeadsTo(kind: WorkQueueKind): string | null {
  const all: Partial<Record<WorkQueueKind, string>> = {
    approvals: `${base}/approvals`,
    kyc: `${base}/kyc`,
    leads: `${base}/lead-states`,
    possible_spam: `${base}/lead-states?state=possible_spam`,
    dead_letters: `${base}/system`,
    staff_requests: `${base}/requests`,
    alarms: `${base}/rates`,
    going_live: `${base}/timeline`,
    expiring: `${base}/timeline?view=month`,
  }
  return all[kind] ?? null
}

/** Where overdue work of a kind is listed; null where no list shows it alone. */
export const overdueLeadsTo = (kind: WorkQueueKind): string | null =>
  isOverdueKind(kind) ? `${base}${overdueAddresses[kind]}` : null
