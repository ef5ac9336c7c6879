import { and, asc, count, desc, eq, inArray, isNull, like, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Queue, QueueItem, Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { kycOfficers } from '#contract/roles.ts'
import { accountNumber } from '#contract/rules/account-number.ts'
import { maskValue } from '#contract/rules/mask.ts'
import { username as readUsername } from '#contract/rules/telephone.ts'
import type { Database } from '#database/open.ts'
import { assignments, kycErasures, kycDocuments, kycSubmissions } from '#database/tables.ts'
import type { Changes } from '../../changes/change.ts'
import { namesOf } from '../../changes/people.ts'
import { hasNameWords } from '../../content/folded-text.ts'
import { namesOfItems } from '../../content/names-of-items.ts'
import { AppError } from '../../http/app-error.ts'
import { afterKey, cursor, inOrder, nextOf, readPage, type Keyset } from '../../http/paging.ts'
import { isClaimed, shownState } from '../submissions/shown-state.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { identitiesOf } from '../../staff/users/mailbox.ts'
import { assignedTo, reviewableBy } from './claim.ts'
import { readHold } from './holds.ts'
import { seenBy } from './officer-decisions.ts'
import { submissionDeadline, withDeadline, type DueSubmission } from './submission-deadline.ts'
import { readDeadlines, type Deadlines, type WorkLimits } from '../../staff/work-queue/deadlines.ts'

const digits = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most))

/** Filters of the queue. Open submissions are listed by deadline, others by their first sending. */
export const queueQuery = z.strictObject({
  state: z.enum(['open', 'received', 'in_review', 'needs_change', 'accepted', 'all']).default('open'),
  duplicate_account: z.literal('true').optional(),
  due: z.literal('true').optional().describe('kept longer than the retention asks for'),
  overdue: z.literal('true').optional().describe('past the deadline'),
  assigned: z.literal('me').optional().describe('to whoever asks'),
  limit: digits(100).default(50),
  after: z.union([cursor('day', 'instant', 'id'), cursor('instant', 'id')]).optional(),
})

/** What a submission is searched by. It comes in a body, since nothing personal is in an address. */
export const searchBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(2)
    .max(254)
    .describe(
      'a reference; for officers also an account number or its last four digits, a name, a telephone or an e-mail',
    ),
})

/** Two of the four states wait for staff. */
const open = ['received', 'in_review'] as const

const masked = (number: string) => `•••• ${number.slice(-4)}`
/** The first letter and the rest as dots: enough to tell two apart in a queue. */
const maskedName = (name: string) => `${name.slice(0, 1)}•••`

type Names = {
  branches: ReadonlyMap<string, string>
  types: ReadonlyMap<string, string>
  assigned: ReadonlyMap<string, typeof assignments.$inferSelect>
  deadlines: Deadlines
  /** all accounts of the viewer */
  identities: readonly string[]
}

async function loadNames(
  { db, deadlines }: Reader,
  rows: readonly DueSubmission[],
  viewer: Actor,
): Promise<Names> {
  const ids = (field: 'branch_id' | 'kyc_account_type_id') => rows.map((row) => row[field])
  return {
    branches: await namesOfItems(db, 'branches', ids('branch_id')),
    types: await namesOfItems(db, 'kyc_account_types', ids('kyc_account_type_id')),
    assigned: await assignmentsOf(db, rows),
    deadlines,
    identities: await identitiesOf(db, viewer.id),
  }
}

async function assignmentsOf(db: Database, rows: readonly DueSubmission[]) {
  if (!rows.length) return new Map<string, typeof assignments.$inferSelect>()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select()
    .from(assignments)
    .where(and(eq(assignments.collection, 'kyc_submissions'), inArray(assignments.item_id, ids)))
  return new Map(found.map((one) => [one.item_id, one]))
}

/** What the officers are called that a submission names. */
async function officersOf(
  db: Database,
  rows: readonly DueSubmission[],
  { assigned }: Names,
  ...others: (string | null)[]
) {
  const ids = [
    ...rows.flatMap((row) => [row.claimed_by, row.first_accepted_by]),
    ...[...assigned.values()].map(({ assignee }) => assignee),
    ...others,
  ]
  const nameOf = await namesOf(db, ids)
  return Object.fromEntries(ids.flatMap((id) => (id === null ? [] : [[id, nameOf(id)] as const])))
}

/** The rows in review that `shownState` shows as received. */
const expired = and(
  eq(kycSubmissions.state, 'in_review'),
  isNull(kycSubmissions.first_accepted_by),
  sql`coalesce(${kycSubmissions.claimed_until} <= now(), true)`,
) as SQL // not empty

/** A submission in the queue: what tells of the customer is masked. */
const inQueue = (
  row: DueSubmission,
  { branches, types, assigned, deadlines, identities }: Names,
): QueueItem => ({
  id: row.id,
  state: shownState(row),
  processed: row.processed,
  account_number: masked(row.account_number),
  account_name: maskedName(row.account_name),
  branch: branches.get(row.branch_id) ?? null,
  account_type: types.get(row.kyc_account_type_id) ?? null,
  lang: row.lang,
  sent_at: row.sent_at,
  resent_at: row.resent_at,
  accepted_at: row.accepted_at,
  duplicate_account: row.duplicate_account,
  legal_hold: row.legal_hold,
  claimed_by: row.claimed_by,
  claimed_until: row.claimed_until,
  two_officers: row.two_officers,
  first_accepted_by: row.first_accepted_by,
  first_by_viewer: row.first_accepted_by !== null && identities.includes(row.first_accepted_by),
  // Whoever reviews it has it.
  assignee: (isClaimed(row) ? row.claimed_by : assigned.get(row.id)?.assignee) ?? null,
  due_on: assigned.get(row.id)?.due_on ?? null,
  deadline: row.deadline,
  late: deadlines.isLate(row.deadline),
  version: row.version,
})

const oldestFirst: Keyset = { by: [kycSubmissions.sent_at, kycSubmissions.id], order: 'asc' }

type Services = { db: Database; workLimits: WorkLimits }
type Reader = { db: Database; deadlines: Deadlines }

/** @param given.years after which a submission is due for erasure */
export async function listQueue(
  { db, workLimits }: Services,
  asked: z.infer<typeof queueQuery>,
  { years, viewer }: { years: number; viewer: Actor },
): Promise<Queue> {
  const t = kycSubmissions
  const deadlines = await readDeadlines(db, workLimits)
  const deadline = submissionDeadline(deadlines)
  const where: (SQL | undefined)[] = [isNull(t.erased_at)]
  if (asked.due)
    where.push(
      eq(t.legal_hold, false),
      sql`greatest(coalesce(${t.accepted_at}, ${t.sent_at}), ${t.resent_at}) < now() - make_interval(years => ${years})`,
    )
  else if (asked.state === 'open') where.push(inArray(t.state, [...open]))
  else if (asked.state === 'received') where.push(or(eq(t.state, 'received'), expired))
  else if (asked.state === 'in_review') where.push(eq(t.state, 'in_review'), not(expired))
  else if (asked.state !== 'all') where.push(eq(t.state, asked.state))
  if (asked.assigned)
    where.push(or(assignedTo(viewer.id), and(eq(t.claimed_by, viewer.id), sql`${t.claimed_until} > now()`)))
  if (asked.duplicate_account) where.push(eq(t.duplicate_account, true))
  if (asked.overdue) where.push(sql`${deadline} < ${deadlines.today}::date`)
  const matching = and(...where)
  const isOpen = !asked.due && [...open, 'open'].includes(asked.state)
  const order: Keyset = isOpen ? { by: [deadline, t.sent_at, t.id], order: 'asc' } : oldestFirst
  if (asked.after && asked.after.length !== order.by.length)
    throw new AppError('malformed', 'This is no cursor of this list.')
  const page = await readPage(
    asked.limit,
    (rows) =>
      db
        .select(withDeadline(deadlines))
        .from(t)
        .where(and(matching, afterKey(order, asked.after)))
        .orderBy(...inOrder(order))
        .limit(rows),
    (row) => [...(isOpen ? [row.deadline ?? ''] : []), row.sent_at, row.id],
  )
  const [all] = await db.select({ total: count() }).from(t).where(matching)
  const identities = await identitiesOf(db, viewer.id)
  const forViewer = and(matching, inArray(t.state, [...open]), reviewableBy(viewer.id, identities))
  const [own] = await db.select({ total: count() }).from(t).where(forViewer)
  return {
    ...(await presentQueue({ db, deadlines }, page.rows, viewer)),
    next: nextOf(page),
    total: all?.total ?? 0,
    for_viewer: hasRole(viewer, kycOfficers) ? (own?.total ?? 0) : null,
  }
}

async function presentQueue(reader: Reader, rows: readonly DueSubmission[], viewer: Actor) {
  const named = await loadNames(reader, rows, viewer)
  return { items: rows.map((row) => inQueue(row, named)), names: await officersOf(reader.db, rows, named) }
}

/** What a search text can stand for; the record names these and not the text. */
type SearchKind = 'reference' | 'account_number' | 'contact' | 'name'

/**
 * Returns the conditions that a search text stands for. Only officers may learn whose submission it is, so that for others
 * it is a reference.
 */
function searchConditions(text: string, viewer: Actor): Partial<Record<SearchKind, SQL>> {
  const t = kycSubmissions
  const reference = /^[\da-f]{8}(?:-[\da-f-]{27})?$/i.test(text)
    ? { reference: like(sql`${t.id}::text`, `${text.toLowerCase()}%`) }
    : {}
  if (!hasRole(viewer, kycOfficers)) return reference
  const account = accountNumber(text)
  const contact = readUsername(text)?.value
  const name = hasNameWords(sql`${t.account_name}`, text)
  return {
    ...reference,
    ...(account !== null && { account_number: eq(t.account_number, account) }),
    ...(/^\d{4}$/.test(text) && { account_number: eq(sql`right(${t.account_number}, 4)`, text) }),
    ...(contact !== undefined && { contact: eq(t.username, contact) }),
    ...(name && { name }),
  }
}

/** Returns the 100 newest submissions that a text stands for, in all states, newest last, and records the kinds of search. */
export async function findSubmissions(
  { db, changes, workLimits }: Services & { changes: Changes },
  { text }: z.infer<typeof searchBody>,
  viewer: Actor,
): Promise<Queue> {
  const t = kycSubmissions
  const conditions = searchConditions(text, viewer)
  await changes(viewer, async ({ audit }) => {
    const details = { by: Object.keys(conditions) }
    audit.push({ action: 'search', collection: 'kyc_submissions', item_id: null, details })
  })
  const deadlines = await readDeadlines(db, workLimits)
  const rows = await db
    .select(withDeadline(deadlines))
    .from(t)
    .where(and(isNull(t.erased_at), or(sql`false`, ...Object.values(conditions))))
    .orderBy(desc(t.sent_at), desc(t.id))
    .limit(100)
  return {
    ...(await presentQueue({ db, deadlines }, rows.toReversed(), viewer)),
    next: null,
    total: rows.length,
    for_viewer: null,
  }
}

/** One submission with its documents as the viewer sees them, older ones too; details masked. @throws AppError not_found */
export async function readReview({ db, workLimits }: Services, id: string, viewer: Actor): Promise<Review> {
  const deadlines = await readDeadlines(db, workLimits)
  const [row] = await db
    .select(withDeadline(deadlines))
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.id, id), isNull(kycSubmissions.erased_at)))
  if (!row) throw new AppError('not_found', 'There is no such submission.')
  const unordered = await db
    .select()
    .from(kycDocuments)
    .where(eq(kycDocuments.submission_id, id))
    .orderBy(asc(kycDocuments.sent_at), asc(kycDocuments.purpose))
  // As the account type lists them, whichever was sent again.
  const place = (purpose: string) => row.required_documents.findIndex((one) => one.purpose === purpose)
  const documents = unordered.toSorted((a, b) => place(a.purpose) - place(b.purpose))
  const seen = await seenBy(
    db,
    row,
    viewer.id,
    documents.filter(({ replaced_at }) => !replaced_at),
  )
  const duplicates = await db
    .select()
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.account_number, row.account_number), ne(kycSubmissions.id, id)))
  const [erasure] = await db
    .select()
    .from(kycErasures)
    .where(eq(kycErasures.submission_id, id))
    .orderBy(desc(kycErasures.asked_at))
    .limit(1)
  const named = await loadNames({ db, deadlines }, [row], viewer)
  const hold = await readHold(db, id, named.identities)
  return {
    ...inQueue(row, named),
    documents: seen.map(({ document, ...own }) => ({ ...presentDocument(document), ...own })),
    old_documents: documents.filter(({ replaced_at }) => replaced_at).map(presentDocument),
    duplicates: duplicates.map((one) => ({ id: one.id, state: shownState(one), sent_at: one.sent_at })),
    erasure: erasure
      ? {
          id: erasure.id,
          state: erasure.state,
          asked_by: erasure.asked_by,
          why: erasure.why,
          mine: named.identities.includes(erasure.asked_by),
        }
      : null,
    hold,
    names: await officersOf(
      db,
      [row],
      named,
      erasure?.asked_by ?? null,
      hold?.placed_by ?? null,
      hold?.end?.asked_by ?? null,
    ),
  }
}

const presentDocument = (document: typeof kycDocuments.$inferSelect): ReviewDocument => ({
  id: document.id,
  purpose: document.purpose,
  // A submission has documents that were inspected only.
  state: document.state as ReviewDocument['state'],
  reason: document.reason,
  substitute: document.substitute?.name ?? null,
  absent: document.absent,
  note: document.note && maskValue('text', document.note),
  mime: document.mime,
  pages: document.pages,
  bytes: document.bytes,
  sent_at: document.sent_at,
  replaced_at: document.replaced_at,
  opened: [],
})
