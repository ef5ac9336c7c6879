import { csvBegin, csvInstant, csvLines } from '#contract/rules/csv.ts'
import type { Database } from '#database/open.ts'
import { eachPage } from '../../http/paging.ts'
import { listAudit } from './list.ts'
import type { AuditFilters } from './query.ts'

const headings = [
  'Number',
  'When (CAT, UTC+2)',
  'Who',
  'From where',
  'What',
  'Collection',
  'Item',
  'In a sentence',
  'Before and after',
  'Noted with it',
  'Hash',
]

/**
 * The audit log as CSV: each line with its sentence, what it changed, what was noted, and its place in the chain. Read
 * 500 rows at a time to save memory.
 */
export async function* exportAudit(db: Database, filters: AuditFilters): AsyncGenerator<string> {
  yield csvBegin + csvLines([headings])
  const pages = eachPage((after) => listAudit(db, filters, { after, limit: 500 }))
  for await (const rows of pages)
    yield csvLines(
      rows.map(({ seq, at, who, address, action, collection, item_id, sentence, fields, details, hash }) => {
        const { before: _before, after: _after, ...notes } = details ?? {}
        return [
          String(seq),
          csvSeconds(at),
          who?.name ?? '',
          address ?? '',
          action,
          collection ?? '',
          item_id ?? '',
          sentence,
          fields.length ? JSON.stringify(fields) : '',
          Object.keys(notes).length ? JSON.stringify(notes) : '',
          hash,
        ]
      }),
    )
}

/** To the second, which Malawi's time has in common with UTC. */
const csvSeconds = (iso: string): string => `${csvInstant(iso)}:${iso.slice(17, 19)}`
