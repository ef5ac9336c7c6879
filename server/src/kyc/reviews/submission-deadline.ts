import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { auditLog, kycSubmissions as t } from '#database/tables.ts'
import { agreedDay, type Deadlines } from '../../staff/work-queue/deadlines.ts'
import type { Submission } from '../submissions/customer-submissions.ts'

/** When the first of two officers finished. */
const firstFinishedAt = sql`(select max(l.at) from ${auditLog} l
  where l.collection = 'kyc_submissions' and l.item_id = ${t.id}::text and l.action = 'finish review')`

/** The deadline of a submission in the queue as an SQL date: of its first review, or of the second where one is done. */
export function submissionDeadline({ deadlineSql }: Deadlines): SQL {
  const agreed = agreedDay('kyc_submissions', sql`${t.id}`)
  return sql`case when ${t.state} not in ('received', 'in_review') then null
    when ${t.first_accepted_by} is null then ${deadlineSql('submissions', sql`${t.sent_at}`, agreed)}
    else ${deadlineSql('second_reviews', sql`coalesce(${firstFinishedAt}, ${t.sent_at})`, agreed)} end`
}

/** A submission with its deadline, a bare date; null where it does not wait for staff. */
export type DueSubmission = Submission & { deadline: string | null }

export const withDeadline = (deadlines: Deadlines) => ({
  ...getTableColumns(t),
  deadline: sql<string | null>`(${submissionDeadline(deadlines)})::text`,
})
