import { inArray } from 'drizzle-orm'
import { isBilingual, kindOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { csvBegin, csvInstant, csvLines } from '#contract/rules/csv.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { eachPage } from '../../http/paging.ts'
import type { StaffQuery } from './list-query.ts'
import { declared } from './present-staff.ts'
import { pageOf, whereStaff } from './read-list.ts'

const batch = 500

/** A staff list as CSV, a piece at a time: both languages as columns, times in Malawi's time, no formula runs. */
export async function* exportList(
  db: Database,
  stored: StoredCollection,
  query: StaffQuery,
): AsyncGenerator<string> {
  const { definition } = stored
  const where = whereStaff(stored, query)
  yield csvBegin + csvLines([headOf(definition)])
  const pages = eachPage((after) => pageOf(db, stored, { ...query, limit: batch, after }, where))
  for await (const rows of pages) {
    const ids = rows.flatMap(({ draft_revision: id }) => (id === null ? [] : [id]))
    const found = ids.length ? await db.select().from(revisions).where(inArray(revisions.id, ids)) : []
    const bodies = new Map(found.map((one) => [one.id, one.body]))
    yield csvLines(
      rows.map((row) => {
        const frame = [row.id, row.state, csvInstant(row.created_at), csvInstant(row.updated_at)]
        const body = bodies.get(row.draft_revision ?? 0) ?? {}
        return [...frame, ...cellsOf(definition, declared(definition, body))]
      }),
    )
  }
}

const headOf = ({ fields }: Collection) => [
  'id',
  'state',
  'created (CAT, UTC+2)',
  'changed (CAT, UTC+2)',
  ...Object.entries(fields).flatMap(([name, field]) => {
    if (isBilingual(field)) return [`${name} (English)`, `${name} (Chichewa)`]
    return [kindOf(field) === 'instant' ? `${name} (CAT, UTC+2)` : name]
  }),
]

const cellsOf = ({ fields }: Collection, body: Record<string, unknown>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = body[name]
    if (kindOf(field) === 'instant' && typeof value === 'string') return [csvInstant(value)]
    if (!isBilingual(field)) return [cellOf(value)]
    const { en, ny } = (value ?? {}) as { en?: unknown; ny?: unknown } // a bilingual text, perhaps without a part
    return [cellOf(en), cellOf(ny)]
  })

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ')
  return JSON.stringify(value)
}
