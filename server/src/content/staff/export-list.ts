import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { bare, isBilingual, kindOf } from '#contract/backoffice/schema.ts'
import { brandIds } from '#contract/brands/names.ts'
import type { Collection } from '#contract/collection.ts'
import { recordStateNames } from '#contract/rules/record-state.ts'
import { csvBegin, csvInstant, csvLines } from '#contract/rules/csv.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import { eachPage } from '../../http/paging.ts'
import { readCompanies } from '../company-facts.ts'
import { namesOfItems } from '../names-of-items.ts'
import { recordStateOf } from '../record-state.ts'
import type { Row } from '../rows.ts'
import type { StaffQuery } from './list-query.ts'
import { assigneesOf, declared } from './present-staff.ts'
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
  const companies = definition.staffOnly ? await readCompanies(db) : {}
  yield csvBegin + csvLines([headOf(definition)])
  const pages = eachPage((after) => pageOf(db, stored, { ...query, limit: batch, after }, where))
  for await (const rows of pages) {
    const ids = rows.flatMap(({ draft_revision: id }) => (id === null ? [] : [id]))
    const found = ids.length ? await db.select().from(revisions).where(inArray(revisions.id, ids)) : []
    const bodies = new Map(found.map((one) => [one.id, one.body]))
    const named = definition.staffOnly ? await readNames(db, definition, rows, bodies) : null
    yield csvLines(
      rows.map((row) => {
        const body = bodies.get(row.draft_revision ?? 0) ?? {}
        const moments = [csvInstant(row.created_at), csvInstant(row.updated_at)]
        if (named) return recordCells(definition, row, body, moments, { ...named, companies })
        const frame = [row.id, row.state, ...moments]
        return [...frame, ...cellsOf(definition, declared(definition, body))]
      }),
    )
  }
}

const headOf = ({ fields, staffOnly }: Collection) => [
  staffOnly ? 'reference' : 'id',
  'state',
  'created (CAT, UTC+2)',
  'changed (CAT, UTC+2)',
  ...(staffOnly ? ['assigned to'] : []),
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

type Bodies = ReadonlyMap<number, Record<string, unknown>>
type Names = {
  /** titles of the items that records refer to, by id */
  titles: ReadonlyMap<string, string>
  assigneeOf: (record: string) => string
}

/** Reads what records refer to by id: items of public collections and the staff they are assigned to. */
async function readNames(
  db: Database,
  definition: Collection,
  rows: readonly Row[],
  bodies: Bodies,
): Promise<Names> {
  const titles = new Map<string, string>()
  for (const [name, field] of Object.entries(definition.fields)) {
    const { to } = z.globalRegistry.get(bare(field)) ?? {}
    if (to === undefined) continue
    const ids = [...bodies.values()].flatMap((body) => (typeof body[name] === 'string' ? [body[name]] : []))
    for (const [id, title] of await namesOfItems(db, to, ids)) titles.set(id, title)
  }
  const assignees = await assigneesOf(
    db,
    definition,
    rows.map((row) => ({ row })),
  )
  const nameOf = await namesOf(db, [...assignees.values()])
  return {
    titles,
    assigneeOf: (record) => {
      const assignee = assignees.get(record)
      return assignee === undefined ? '' : nameOf(assignee)
    },
  }
}

/** A record of a customer: its own states, and names in place of ids. */
function recordCells(
  definition: Collection,
  row: Row,
  body: Record<string, unknown>,
  moments: readonly string[],
  { titles, assigneeOf, companies }: Names & { companies: Awaited<ReturnType<typeof readCompanies>> },
): string[] {
  const frame = [
    row.id.slice(0, 8).toUpperCase(),
    recordStateNames[recordStateOf(definition, row, body)],
    ...moments,
    assigneeOf(row.id),
  ]
  const shown = declared(definition, body)
  const named = Object.entries(definition.fields).map(([name, field]): [string, unknown] => {
    const value = shown[name]
    const kind = kindOf(field)
    if (typeof value !== 'string') return [name, value]
    if (kind === 'reference') return [name, titles.get(value) ?? '']
    const company = name === 'company' ? brandIds.find((id) => id === value) : undefined
    if (company) return [name, companies[company]?.name ?? value]
    return [name, z.globalRegistry.get(bare(field))?.names?.[value] ?? value]
  })
  return [...frame, ...cellsOf(definition, Object.fromEntries(named))]
}
