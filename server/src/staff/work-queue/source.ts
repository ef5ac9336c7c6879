import { sql, type SQL } from 'drizzle-orm'
import { sheetOf } from '#contract/backoffice/sheets.ts'
import type { QueueSection, WorkQueueKind, WorkQueueRow } from '#contract/backoffice/work-queue.ts'
import type { Role } from '#contract/roles.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { dueCounts, type Deadlines, type WorkLimits } from './deadlines.ts'

/** The first rows of a kind of work, and how many there are; no counts by deadline where no limit applies. */
export type FoundWork = Pick<QueueSection, 'total' | 'rows'> & Partial<DueCounts>
export type DueCounts = Pick<QueueSection, 'overdue' | 'due_today'>

/** One kind of work: who it is for, and what of it there is. */
export type WorkQueueSource = {
  kind: WorkQueueKind
  roles: readonly Role[]
  read: (from: WorkQueueReader) => Promise<FoundWork>
}

export type WorkQueueReader = {
  db: Database
  workLimits: WorkLimits
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
  deadline: null,
  late: false,
  ...set,
})

type Counts = Record<'total' | 'overdue' | 'due_today', string | number>
type DueRow = Counts & { id: string; at: string; detail: string | null; deadline: string }

/** Reads work that is no item of a collection: `id`, `at`, `detail`, `deadline` and the counts of `dueCounts`. */
export async function readDueRows(db: Database, { isLate }: Deadlines, statement: SQL): Promise<FoundWork> {
  const found = await rowsOf<DueRow>(db, statement)
  return {
    ...addCounts(found.slice(0, 1)),
    rows: found.map(({ id, at, detail, deadline }) =>
      row({ id, detail, at: isoMicroseconds(at), deadline, late: isLate(deadline) }),
    ),
  }
}

const addCounts = (counts: readonly Counts[]): DueCounts & { total: number } => {
  const sum = (name: keyof Counts) => counts.reduce((all, one) => all + Number(one[name]), 0)
  return { total: sum('total'), overdue: sum('overdue'), due_today: sum('due_today') }
}

type WorkRow = Counts & {
  collection: string
  id: string
  title: unknown
  kind: string | null
  at: string | null
  deadline: string | null
}

/** The collections whose drafts somebody writes, and no customers' data among them. */
export const writtenBy = (actor: Actor): StoredCollection[] =>
  storedCollections.filter(({ definition }) => !definition.staffOnly && hasRole(actor, definition.writers))

/** The deadline of a collection's items as an SQL date of the item `t` and its revision `r`. */
export type ItemDeadlines = { deadlines: Deadlines; deadlineOf: (stored: StoredCollection) => SQL }

/**
 * Items of several collections that match, by deadline and instant, in one statement.
 * @param where on the item as `t` and on a revision of it as `r`, and which instant counts
 */
export async function itemsWhere(
  db: Database,
  stored: readonly StoredCollection[],
  where: (stored: StoredCollection) => SQL,
  at: SQL,
  { revision = sql`t.draft_revision`, due }: { revision?: SQL; due?: ItemDeadlines } = {},
): Promise<FoundWork> {
  if (!stored.length) return { total: 0, rows: [] }
  const parts = stored.map((one) => {
    const deadline = due?.deadlineOf(one) ?? sql`null::date`
    const counts = due
      ? dueCounts(due.deadlines, deadline)
      : sql`count(*) over () as total, 0 as overdue, 0 as due_today`
    return sql`(select ${one.definition.name}::text as collection, t.id::text as id,
      r.body -> ${one.definition.title} as title, r.body ->> 'kind' as kind, (${at})::text as at, (${deadline})::text as deadline, ${counts}
      from ${one.table} t join revisions r on r.id = ${revision}
      where t.deleted_at is null and ${where(one)} order by ${deadline}, ${at} limit ${shown})`
  })
  const found = await rowsOf<WorkRow>(
    db,
    sql`select * from (${sql.join(parts, sql` union all `)}) found order by deadline, at`,
  )
  const firsts = new Map(found.map((one) => [one.collection, one]))
  return {
    ...addCounts([...firsts.values()]),
    rows: found.slice(0, shown).map(({ collection, id, title, kind, at: moment, deadline }) =>
      row({
        collection,
        id,
        title: titled(title),
        at: moment === null ? null : isoMicroseconds(moment),
        detail: sheetOf(collection, { kind }),
        deadline,
        late: due?.deadlines.isLate(deadline) ?? false,
      }),
    ),
  }
}

function titled(title: unknown): WorkQueueRow['title'] {
  if (typeof title === 'string') return { en: title }
  return typeof title === 'object' ? (title as WorkQueueRow['title']) : null // a bilingual text, as its schema has it
}
