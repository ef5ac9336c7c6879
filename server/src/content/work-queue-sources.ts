import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { storedCollections, storedNamed } from '#database/registry.ts'
import { serviceAccounts } from '#database/tables.ts'
import { rowsOf } from '#database/rows-of.ts'
import { readStates } from './item-state.ts'
import { visibleItems } from './queryable.ts'
import { sectionAt } from './section-at.ts'
import { visibleAsT, visibleRevisionAsT, visibleUntilAsT } from './visibility-rule.ts'
import type { WorkQueueRow } from '#contract/backoffice/work-queue.ts'
import type { StoredCollection } from '#database/stored.ts'
import { approvalDeadlineSql } from './approval-deadline.ts'
import { dueCounts, readDeadlines, type Deadlines } from '../staff/work-queue/deadlines.ts'
import { approvers } from '../staff/two-people/rules.ts'
import {
  itemsWhere,
  row,
  shown,
  textArray,
  writtenBy,
  type DueCounts,
  type FoundWork,
  type WorkQueueSource,
} from '../staff/work-queue/source.ts'

const writers = ['author', 'rates_officer', 'administrator'] as const
const approved = storedCollections.filter(({ definition }) => definition.approval)
const open = storedCollections.filter(({ definition }) => !definition.staffOnly)

/** The same rule as in `takenPart`, for items as `t` and their revisions as `r`. */
const hasPart = (own: SQL) =>
  sql`(case when t.archive_asked_by is not null then t.archive_asked_by = any (${own}) or exists (select 1
      from ${serviceAccounts} s where s.id = t.archive_asked_by and (s.created_by = any (${own}) or s.taken_over_by && ${own}))
    else r.contributors && ${own} or coalesce(r.submitted_by = any (${own}), false) end)`

/** The time it was asked for, where there is one; what is wanted at once counts from when it was sent. */
const wantedAt = sql`case when t.archive_asked_by is null then coalesce(r.publish_at, r.submitted_at, t.updated_at) else t.updated_at end`

/** Items that await a second person who is not one of their writers, those due first before others. */
const approvals: WorkQueueSource = {
  kind: 'approvals',
  roles: approvers,
  read: async ({ db, identities, workLimits }) => {
    const own = textArray(identities)
    const deadlines = await readDeadlines(db, workLimits)
    const deadlineOf = (stored: StoredCollection) => approvalDeadlineSql(deadlines, stored)
    const where = () => sql`t.state = 'in_review' and not ${hasPart(own)}`
    return withFiles(
      await itemsWhere(db, approved, where, wantedAt, { due: { deadlines, deadlineOf } }),
      await readFileVersions(db, sql`p.returned_reason is null and p.created_by <> all (${own})`, deadlines),
    )
  },
}

/**
 * New versions of files that await approval or were returned, as `p`, oldest first.
 * @param deadlines of those that await approval
 */
async function readFileVersions(db: Database, where: SQL, deadlines?: Deadlines): Promise<FoundWork> {
  type VersionRow = { id: string; name: string; at: string } & Record<'total' | keyof DueCounts, string>
  const deadline = deadlines?.deadlineSql('approvals', sql`p.created_at`) ?? sql`null::date`
  const counts = deadlines
    ? dueCounts(deadlines, deadline)
    : sql`count(*) over () as total, 0 as overdue, 0 as due_today`
  const found = await rowsOf<VersionRow & { deadline: string | null }>(
    db,
    sql`select f.id::text as id, f.name, p.created_at::text as at, (${deadline})::text as deadline, ${counts}
      from file_pending_versions p join files f on f.id = p.file_id where ${where} order by p.created_at limit ${shown}`,
  )
  return {
    total: Number(found[0]?.total ?? 0),
    overdue: Number(found[0]?.overdue ?? 0),
    due_today: Number(found[0]?.due_today ?? 0),
    rows: found.map(({ id, name, at, deadline: day }) =>
      row({
        collection: 'files',
        id,
        title: { en: name },
        at: isoMicroseconds(at),
        deadline: day,
        late: deadlines?.isLate(day) ?? false,
      }),
    ),
  }
}

const withFiles = (items: FoundWork, versions: FoundWork): FoundWork => ({
  total: items.total + versions.total,
  overdue: (items.overdue ?? 0) + (versions.overdue ?? 0),
  due_today: (items.due_today ?? 0) + (versions.due_today ?? 0),
  rows: [...items.rows, ...versions.rows]
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .slice(0, shown),
})

const orderOf = ({ deadline, at }: WorkQueueRow) => `${deadline} ${at}`

/** What somebody sent and nobody has decided on: they may still withdraw it. */
const sent: WorkQueueSource = {
  kind: 'sent',
  roles: writers,
  read: async ({ db, actor }) =>
    withFiles(
      await itemsWhere(
        db,
        approved,
        () =>
          sql`t.state = 'in_review' and coalesce(t.archive_asked_by, r.submitted_by, r.author) = ${actor.id}`,
        wantedAt,
      ),
      await readFileVersions(db, sql`p.returned_reason is null and p.created_by = ${actor.id}`),
    ),
}

/** What somebody wrote and a second person sent back. */
const returned: WorkQueueSource = {
  kind: 'returned',
  roles: writers,
  read: async ({ db, actor }) =>
    withFiles(
      await itemsWhere(
        db,
        approved,
        () => sql`t.state = 'draft' and r.returned_reason is not null and ${actor.id} = any (r.contributors)`,
        sql`t.updated_at`,
      ),
      await readFileVersions(db, sql`p.returned_reason is not null and p.created_by = ${actor.id}`),
    ),
}

/** The end of today by Central Africa Time, UTC+2 the whole year round. */
const midnight = sql`(date_trunc('day', (now() at time zone 'UTC') + interval '2 hours') + interval '22 hours') at time zone 'UTC'`
const begins = sql`coalesce(t.next_at, t.visible_from)`

/** What takes effect between now and midnight. */
const goingLive: WorkQueueSource = {
  kind: 'going_live',
  roles: ['author', 'rates_officer', 'approver', 'administrator'],
  read: ({ db }) =>
    itemsWhere(
      db,
      open,
      () => sql`t.live_revision is not null and ${begins} > now() and ${begins} <= ${midnight}`,
      begins,
      { revision: sql`coalesce(t.next_revision, t.live_revision)` },
    ),
}

/** What the public sees and will not any more within a week: banners, promotions, notices. */
const expiring: WorkQueueSource = {
  kind: 'expiring',
  roles: ['author', 'approver', 'administrator'],
  read: ({ db }) =>
    itemsWhere(
      db,
      open.filter(({ definition }) => definition.window.until !== null),
      () => sql`${visibleAsT} and ${visibleUntilAsT} <= now() + interval '7 days'`,
      visibleUntilAsT,
      { revision: visibleRevisionAsT },
    ),
}

/** Live items whose Chichewa lacks something, counted by collection. */
const chichewa = (kind: 'missing' | 'stale'): WorkQueueSource => ({
  kind,
  roles: ['author', 'rates_officer', 'administrator'],
  read: async ({ db, actor }) => {
    const column = kind === 'missing' ? sql`r.ny_missing` : sql`r.ny_stale`
    const parts = writtenBy(actor).map(
      ({ definition, table }) => sql`(select ${definition.name}::text as collection, count(*)::int as count
        from ${table} t join revisions r on r.id = ${visibleRevisionAsT} where ${visibleAsT} and ${column} > 0)`,
    )
    if (!parts.length) return { total: 0, rows: [] }
    const counts = await rowsOf<{ collection: string; count: number }>(
      db,
      sql`select * from (${sql.join(parts, sql` union all `)}) counted where count > 0 order by count desc`,
    )
    return {
      total: counts.reduce((sum, { count }) => sum + count, 0),
      rows: counts.map(({ collection, count }) => row({ collection, count })),
    }
  },
})

/** Links in live content that lead nowhere. */
const brokenLinks: WorkQueueSource = {
  kind: 'broken_links',
  roles: ['author', 'administrator'],
  read: ({ db }) => readBroken(db),
}

async function readBroken(db: Database) {
  const found = await rowsOf<{
    collection: string
    item_id: string
    href: string
    place: string
    total: string
  }>(
    db,
    sql`select collection, item_id::text, href, place, count(*) over () as total from broken_links
      order by found_at desc, collection, item_id, place, href limit ${shown}`,
  )
  return {
    total: Number(found[0]?.total ?? 0),
    rows: await Promise.all(
      found.map(async ({ collection, item_id: id, href, place }) =>
        row({ collection, id, detail: href, place, section: await liveSectionAt(db, collection, id, place) }),
      ),
    ),
  }
}

async function liveSectionAt(db: Database, collection: string, id: string, place: string) {
  const stored = storedNamed(collection)
  if (!stored) return null
  const [item] = await visibleItems(db, stored, eq(stored.table.id, id), [sql`${stored.table.id}`], 1)
  return item ? sectionAt(item.body, place) : null
}

/** The same, with all that is true of each item. */
const withStates = (source: WorkQueueSource): WorkQueueSource => ({
  ...source,
  async read(from) {
    const found = await source.read(from)
    const { rows } = found
    const states = await readStates(from.db, rows)
    return { ...found, rows: rows.map((one) => ({ ...one, stands: states.get(one.id ?? '') ?? null })) }
  },
})

export const contentSources: readonly WorkQueueSource[] = [
  ...[approvals, returned, sent, goingLive, expiring].map(withStates),
  chichewa('missing'),
  chichewa('stale'),
  brokenLinks,
]
