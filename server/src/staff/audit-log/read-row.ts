import type { AuditDetail } from '#contract/backoffice/audit.ts'
import type { Database } from '#database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { listAudit, presentLine } from './list.ts'

/** One line with what changed, from the item's revisions. @throws AppError not_found */
export async function readAuditRow(db: Database, seq: number): Promise<AuditDetail> {
  const [line] = (await listAudit(db, { seq }, { limit: 1 })).rows
  if (!line) throw new AppError('not_found', 'There is no such line.')
  const { before: _before, after: _after, ...notes } = line.details ?? {}
  // For private data the verbs note only numbers, states and names of fields.
  return { ...presentLine(line), fields: line.fields, notes, erased: line.details === null, hash: line.hash }
}
