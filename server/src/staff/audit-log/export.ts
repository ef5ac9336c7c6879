import { csvBegin, csvInstant, csvLines } from '#contract/rules/csv.ts'
import type { Database } from '#database/open.ts'
import { eachPage } from '../../http/paging.ts'
import { listAudit } from './list.ts'
import type { AuditFilters } from './query.ts'

const headings = ['Number', 'When (CAT, UTC+2)', 'Who', 'From where', 'What', 'Collection', 'Item']

/** The audit log as CSV, read a thousand rows at a time to save memory. */
export async function* exportAudit(db: Database, filters: AuditFilters): AsyncGenerator<string> {
  yield csvBegin + csvLines([headings])
  const pages = eachPage((after) => listAudit(db, filters, { after, limit: 1000 }))
  for await (const rows of pages)
    yield csvLines(
      rows.map(({ seq, at, who, address, action, collection, item_id }) => [
        String(seq),
        csvInstant(at),
        who?.name ?? '',
        address ?? '',
        action,
        collection ?? '',
        item_id ?? '',
      ]),
    )
}
