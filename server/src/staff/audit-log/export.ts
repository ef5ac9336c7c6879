import { csvBegin, csvInstant, csvLines } from '#contract/rules/csv.ts'
import type { Database } from '#database/open.ts'
import { listAudit } from './list.ts'
import type { AuditFilters } from './query.ts'

const headings = ['Number', 'When (CAT, UTC+2)', 'Who', 'From where', 'What', 'Collection', 'Item']

/** The record as CSV, a thousand lines at a time, so that its length costs no memory. */
export async function* exportAudit(db: Database, filters: AuditFilters): AsyncGenerator<string> {
  yield csvBegin + csvLines([headings])
  let before: number | undefined
  for (;;) {
    const rows = await listAudit(db, filters, { before, limit: 1000 })
    const last = rows.at(-1)
    if (!last) return
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
    before = last.seq
  }
}
