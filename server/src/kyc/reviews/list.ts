import { and, asc, count, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { accountNumber } from '#contract/rules/account-number.ts'
import type { Database } from '#database/open.ts'
import { kycErasures, kycPapers, kycSubmissions, messages } from '#database/tables.ts'
import type { Submission } from '../own.ts'

const digits = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most))

/** How the queue is asked for: oldest first, each page after the last item of the one before. */
export const queueQuery = z.strictObject({
  state: z.enum(['open', 'received', 'in_review', 'needs_change', 'accepted', 'all']).default('open'),
  account_number: z.string().max(60).optional(),
  username: z.string().max(254).optional(),
  clash: z.literal('true').optional(),
  due: z.literal('true').optional().describe('kept longer than the retention asks for'),
  limit: digits(100).default(50),
  after: z
    .string()
    .regex(/^[\d:.TZ-]{20,30}~[\da-f-]{36}$/)
    .optional()
    .describe('the cursor that came with the page before'),
})

/** Two of the four states wait for staff. */
const open = ['received', 'in_review'] as const

const masked = (number: string) => `•••• ${number.slice(-4)}`
/** The first letter and the rest as dots: enough to tell two apart in a queue. */
const maskedName = (name: string) => `${name.slice(0, 1)}•••`

/** A submission in the queue: what tells of the customer is masked. */
export const inQueue = (row: Submission) => ({
  id: row.id,
  state: row.state,
  processed: row.processed,
  account_number: masked(row.account_number),
  account_name: maskedName(row.account_name),
  branch_id: row.branch_id,
  kyc_account_type_id: row.kyc_account_type_id,
  lang: row.lang,
  sent_at: row.sent_at,
  accepted_at: row.accepted_at,
  clash: row.clash,
  legal_hold: row.legal_hold,
  claimed_by: row.claimed_by,
  claimed_until: row.claimed_until,
  first_accepted_by: row.first_accepted_by,
  version: row.version,
})

/** @param years after which a submission is due for erasure */
export async function listQueue(
  db: Database,
  asked: z.infer<typeof queueQuery>,
  years: number,
): Promise<{ items: ReturnType<typeof inQueue>[]; next: string | null; total: number }> {
  const t = kycSubmissions
  const where: (SQL | undefined)[] = [isNull(t.erased_at)]
  if (asked.due)
    where.push(
      eq(t.legal_hold, false),
      sql`coalesce(${t.accepted_at}, ${t.sent_at}) < now() - make_interval(years => ${years})`,
    )
  else if (asked.state === 'open') where.push(inArray(t.state, [...open]))
  else if (asked.state !== 'all') where.push(eq(t.state, asked.state))
  if (asked.account_number !== undefined)
    where.push(eq(t.account_number, accountNumber(asked.account_number) ?? ''))
  if (asked.username !== undefined) where.push(eq(t.username, asked.username))
  if (asked.clash) where.push(eq(t.clash, true))
  const matching = and(...where)
  const [at, id] = asked.after?.split('~') ?? []
  const rows = await db
    .select()
    .from(t)
    .where(
      and(matching, at && id ? sql`(${t.sent_at}, ${t.id}) > (${at}::timestamptz, ${id}::uuid)` : undefined),
    )
    .orderBy(asc(t.sent_at), asc(t.id))
    .limit(asked.limit)
  const [all] = await db.select({ total: count() }).from(t).where(matching)
  const last = rows.at(-1)
  return {
    items: rows.map(inQueue),
    next: last && rows.length === asked.limit ? `${last.sent_at}~${last.id}` : null,
    total: all?.total ?? 0,
  }
}

/** One submission with its papers, older ones too, and what happened to it; details masked. Null where there is none. */
export async function readReview(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.id, id), isNull(kycSubmissions.erased_at)))
  if (!row) return null
  const papers = await db
    .select()
    .from(kycPapers)
    .where(eq(kycPapers.submission_id, id))
    .orderBy(asc(kycPapers.sent_at), asc(kycPapers.purpose))
  const told = await db
    .select()
    .from(messages)
    .where(eq(messages.about, id))
    .orderBy(asc(messages.created_at))
  const clashes = await db
    .select({ id: kycSubmissions.id, state: kycSubmissions.state, sent_at: kycSubmissions.sent_at })
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.account_number, row.account_number), ne(kycSubmissions.id, id)))
  const [erasure] = await db
    .select()
    .from(kycErasures)
    .where(eq(kycErasures.submission_id, id))
    .orderBy(desc(kycErasures.asked_at))
    .limit(1)
  return {
    ...inQueue(row),
    documents: papers.filter(({ replaced_at }) => !replaced_at).map(paperOf),
    old_documents: papers.filter(({ replaced_at }) => replaced_at).map(paperOf),
    messages: told.map(({ id: message, template, channel, state, attempts, created_at, ended_at }) => ({
      id: message,
      template,
      channel,
      state,
      attempts,
      created_at,
      ended_at,
    })),
    clashes,
    erasure: erasure ? { state: erasure.state, asked_by: erasure.asked_by, why: erasure.why } : null,
  }
}

const paperOf = (paper: typeof kycPapers.$inferSelect) => ({
  id: paper.id,
  purpose: paper.purpose,
  state: paper.state,
  reason: paper.reason,
  mime: paper.mime,
  pages: paper.pages,
  bytes: paper.bytes,
  sent_at: paper.sent_at,
  replaced_at: paper.replaced_at,
})
