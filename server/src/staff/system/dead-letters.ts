import { inArray, sql } from 'drizzle-orm'
import type { DeadLetter } from '#contract/backoffice/system.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { kycDocuments, messages } from '#database/tables.ts'
import { hasRecipient, itemOfMessage, messagesWithItems } from '../../messages/undelivered.ts'
import type { DeadJob, Jobs } from '../../jobs/jobs.ts'

const limit = 200

/** Returns jobs and messages that failed for good, newest first. Acknowledged messages are left out. */
export async function readDeadLetters({ db, jobs }: { db: Database; jobs: Jobs }): Promise<DeadLetter[]> {
  const failed = await failedMessages(db)
  const dead = await jobs.dead()
  const otherJobs = await withoutFailedMessages(db, dead)
  const submissions = await submissionsOf(db, dead)
  const jobLetters = otherJobs.map(({ data, ...job }): DeadLetter => {
    const submission = data['submission'] ?? submissions.get(data['document'] ?? '')
    const [collection, item] = submission
      ? ['kyc_submissions', submission]
      : data['file']
        ? ['files', data['file']]
        : [null, null]
    return { ...job, template: null, channel: null, collection, item }
  })
  return [...failed, ...jobLetters].toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, limit)
}

async function failedMessages(db: Database): Promise<DeadLetter[]> {
  const rows = await rowsOf<Omit<DeadLetter, 'name'>>(
    db,
    sql`select m.id::text, m.template, m.channel, m.error, m.attempts, coalesce(m.ended_at, m.created_at)::text as at,
        ${itemOfMessage}
      from ${messagesWithItems}
      where ${hasRecipient} and m.state = 'failed' and m.acknowledged_at is null order by coalesce(m.ended_at, m.created_at) desc limit ${limit}`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, name: 'message', at: isoMicroseconds(at) }))
}

/** A message's own row says that it failed. Its job is left over only where its process was killed at each attempt. */
async function withoutFailedMessages(db: Database, dead: readonly DeadJob[]): Promise<DeadJob[]> {
  const ids = dead.flatMap(({ data }) => data['message'] ?? [])
  if (!ids.length) return [...dead]
  const rows = await db
    .select({ id: messages.id, state: messages.state })
    .from(messages)
    .where(inArray(messages.id, ids))
  const queued = new Set(rows.filter(({ state }) => state === 'queued').map(({ id }) => id))
  return dead.filter(({ data }) => data['message'] === undefined || queued.has(data['message']))
}

/** Returns submissions by the ids of their documents. */
async function submissionsOf(db: Database, dead: readonly DeadJob[]): Promise<Map<string, string>> {
  const ids = dead.flatMap(({ data }) => data['document'] ?? [])
  if (!ids.length) return new Map()
  const rows = await db
    .select({ id: kycDocuments.id, submission: kycDocuments.submission_id })
    .from(kycDocuments)
    .where(inArray(kycDocuments.id, ids))
  return new Map(rows.flatMap(({ id, submission }) => (submission ? [[id, submission] as const] : [])))
}
