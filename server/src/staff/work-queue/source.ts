import { sql, type SQL } from 'drizzle-orm'
import { sheetOf } from '#contract/backoffice/sheets.ts'
import type { WorkQueueKind, WorkQueueRow } from '#contract/backoffice/work-queue.ts'
import type { Role } from '#contract/roles.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'

/** One kind of work: who it is for, and what of it there is. */
export type WorkQueueSource = {
  kind: WorkQueueKind
  roles: readonly Role[]
  read: (from: WorkQueueReader) => Promise<{ total: number; rows: WorkQueueRow[] }>
}

export type WorkQueueReader = {
  db: Database
  jobs: Jobs
  actor: Actor
  /** ids of all accounts of the same person: what one of them did, none of the others decides */
  identities: readonly string[]
}

/** Ids as an array of the database. */
export const textArray = (ids: readonly string[]): SQL =>
  sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`

/** How many of each the home screen shows. */
export const shown = 6

export const row = (set: Partial<WorkQueueRow>): WorkQueueRow => ({
  collection: null,
  id: null,
  title: null,
  at: null,
  count: null,
  stands: null,
  detail: null,
  place: null,
  section: null,
  late: false,
  ...set,
})

type WorkRow = {
  collection: string
  id: string
  title: unknown
  kind: string | null
  at: string | null
  total: string | number
}

/** The collections whose drafts somebody writes, and no customers' data among them. */
export const writtenBy = (actor: Actor): StoredCollection[] =>
  storedCollections.filter(({ definition }) => !definition.staffOnly && hasRole(actor, definition.writers))

/**
 * Items of several collections that match, by their moment, in one statement.
 * @param where on the item as `t` and on a revision of it as `r`, and which moment counts
 * @param revision names that revision
 */
export async function itemsWhere(
  db: Database,
  stored: readonly StoredCollection[],
  where: (stored: StoredCollection) => SQL,
  at: SQL,
  revision: SQL = sql`t.draft_revision`,
): Promise<{ total: number; rows: WorkQueueRow[] }> {
  if (!stored.length) return { total: 0, rows: [] }
  const parts = stored.map(
    (one) => sql`(select ${one.definition.name}::text as collection, t.id::text as id,
      r.body -> ${one.definition.title} as title, r.body ->> 'kind' as kind, (${at})::text as at, count(*) over () as total
      from ${one.table} t join revisions r on r.id = ${revision}
      where t.deleted_at is null and ${where(one)} order by ${at} limit ${shown})`,
  )
  const found = await rowsOf<WorkRow>(
    db,
    sql`select * from (${sql.join(parts, sql` union all `)}) found order by at`,
  )
  const totals = new Map(found.map(({ collection, total }) => [collection, Number(total)]))
  return {
    total: [...totals.values()].reduce((sum, one) => sum + one, 0),
    rows: found.slice(0, shown).map(({ collection, id, title, kind, at: moment }) =>
      row({
        collection,
        id,
        title: titled(title),
        at: moment === null ? null : isoMicroseconds(moment),
        detail: sheetOf(collection, { kind }),
      }),
    ),
  }
}

function titled(title: unknown): WorkQueueRow['title'] {
  if (typeof title === 'string') return { en: title }
  return typeof title === 'object' ? (title as WorkQueueRow['title']) : null // a bilingual text, as its schema has it
}
