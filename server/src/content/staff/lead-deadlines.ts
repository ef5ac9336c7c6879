import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { StaffItem } from '#contract/backoffice/content.ts'
import { leads } from '#contract/collections/leads.ts'
import { leadsTable } from '#database/collections/leads.ts'
import type { Database } from '#database/open.ts'
import { leadDeadline, readDeadlines, type WorkLimits } from '../../staff/work-queue/deadlines.ts'
import type { StaffQuery } from './list-query.ts'

type Services = { db: Database; workLimits: WorkLimits }

const isNew = sql`${leadsTable.status} = 'received'`

/** Adds the deadline to leads that no one has started on. */
export async function addLeadDeadlines<Item extends StaffItem>(
  { db, workLimits }: Services,
  items: readonly Item[],
): Promise<Item[]> {
  const deadlines = await readDeadlines(db, workLimits)
  const ids = items.map(({ id }) => id)
  const deadline = sql<string>`(${leadDeadline(deadlines, sql`leads`)})::text`
  const rows = await db
    .select({ id: leadsTable.id, deadline })
    .from(leadsTable)
    .where(and(inArray(leadsTable.id, ids), isNew))
  const days = new Map(rows.map((row) => [row.id, row.deadline]))
  return items.map((item) => {
    const day = days.get(item.id) ?? null
    return { ...item, deadline: day, late: deadlines.isLate(day) }
  })
}

/** Turns the filter by overdue leads, which depends on today's date, into a condition. */
export async function matchOverdue(
  { db, workLimits }: Services,
  { overdue, ...query }: StaffQuery,
): Promise<StaffQuery> {
  if (overdue === undefined) return query
  const deadlines = await readDeadlines(db, workLimits)
  const matching: SQL = sql`${isNew} and ${leadDeadline(deadlines, sql`leads`)} < ${deadlines.today}::date`
  return { ...query, matching }
}

export const isLeads = ({ name }: { name: string }): boolean => name === leads.name
