import { sql, type SQL } from 'drizzle-orm'
import { dayInMalawi } from '#contract/rules/dates.ts'
import type { StoredCollection } from '#database/stored.ts'
import { malawiDay, type Deadlines } from '../staff/work-queue/deadlines.ts'

/** When the approval of an item `t` with its revision `r` was requested, as SQL. */
const requestedAt = sql`case when t.archive_asked_by is null then coalesce(r.submitted_at, t.updated_at) else t.updated_at end`

/**
 * The deadline for approving an item `t` with its revision `r`, as an SQL date: its limit, or the day it is to go live
 * where that is earlier. It is never before the day of the request.
 */
export function approvalDeadlineSql(deadlines: Deadlines, { definition: { window } }: StoredCollection): SQL {
  const begins = window.from === null ? sql`null::timestamptz` : sql`(r.body ->> ${window.from})::timestamptz`
  const wanted = sql`greatest(r.publish_at, case when ${begins} > coalesce(r.submitted_at, r.created_at) then ${begins} end)`
  const agreed = sql`case when t.archive_asked_by is null and ${wanted} is not null
    then greatest(${malawiDay(wanted)}, ${malawiDay(requestedAt)}) end`
  return deadlines.deadlineSql('approvals', requestedAt, agreed)
}

/** The same of what was read: a bare date. */
export function approvalDeadline(deadlines: Deadlines, requested: string, wanted: string | null): string {
  const agreed = wanted === null ? null : Date.parse(wanted) > Date.parse(requested) ? wanted : requested
  return deadlines.deadline('approvals', requested, agreed && dayInMalawi(agreed))
}
