import { and, asc, eq } from 'drizzle-orm'
import type { ReviewEvent } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, kycDocuments, kycSubmissions, messages } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import type { Actor } from '../../changes/actor.ts'
import { hasOwnLists } from './officer-decisions.ts'

/** An event with the document and the page that it is about. */
type HistoryEvent = ReviewEvent & { document: string | null; page: string | null }

/**
 * What happened to a submission, newest first: what the customer sent, what staff did, what was written to the customer.
 * From the record, which names fields and never values; who asks sees no address.
 */
export async function readHistory(db: Database, id: string, viewer: Actor): Promise<ReviewEvent[]> {
  const recorded = await db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      actor: auditLogDetails.actor,
      details: auditLogDetails.details,
    })
    .from(auditLog)
    .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(and(eq(auditLog.collection, 'kyc_submissions'), eq(auditLog.item_id, id)))
    .orderBy(asc(auditLog.seq))
    .limit(1000)
  const nameOf = await namesOf(
    db,
    recorded.map(({ actor }) => actor),
  )
  const documents = await db
    .select({ id: kycDocuments.id, purpose: kycDocuments.purpose })
    .from(kycDocuments)
    .where(eq(kycDocuments.submission_id, id))
  const purposes = new Map(documents.map((document) => [document.id, document.purpose]))
  const sent = await db
    .select()
    .from(messages)
    .where(eq(messages.about, id))
    .orderBy(asc(messages.created_at))
  const [row] = await db.select().from(kycSubmissions).where(eq(kycSubmissions.id, id))
  const hides = row !== undefined && hasOwnLists(row)
  const shown = recorded.filter(
    ({ action, actor }) => !(hides && decisions.includes(action) && actor !== viewer.id),
  )
  const recordedEvents = shown.map(({ at, action, actor, details }): HistoryEvent => {
    const from = actor === 'customer' ? 'customer' : isAutomatic(action) ? 'system' : 'staff'
    return {
      at,
      from,
      who: from === 'staff' && actor !== null ? nameOf(actor) : null,
      what: action,
      detail: detailOf(details ?? {}, purposes),
      document: documentOf(details ?? {}, purposes),
      page: pageOf(details?.['page']),
    }
  })
  const events = joinOpenings(recordedEvents)
  for (const { created_at, ended_at, template, state, channel } of sent)
    events.push({
      at: ended_at ?? created_at,
      from: 'message',
      who: null,
      what: template,
      detail: `${channel} ${state}`,
    })
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).toReversed()
}

const opening = 'open document'

/** Joins what one person opened in a row into one event, which names each document with its pages. */
function joinOpenings(events: readonly HistoryEvent[]): ReviewEvent[] {
  const joined: { event: ReviewEvent; opened: Map<string, string[]> }[] = []
  for (const { document, page, ...event } of events) {
    const last = joined.at(-1)
    const continues = last?.event.what === opening && event.what === opening && last.event.who === event.who
    const target = continues ? last : { event, opened: new Map<string, string[]>() }
    if (!continues) joined.push(target)
    if (event.what !== opening || document === null || page === null) continue
    const pages = target.opened.get(document) ?? []
    target.opened.set(document, pages.includes(page) ? pages : [...pages, page])
  }
  return joined.map(({ event, opened }) =>
    opened.size
      ? { ...event, detail: [...opened].map(([name, pages]) => `${name} (${pages.join(', ')})`).join('; ') }
      : event,
  )
}

/** What one officer decided is not for the other while both have a list of their own. */
const decisions = ['accept document', 'ask for document again']

const isAutomatic = (action: string) => action === 'flag duplicate account'

const pageOf = (page: unknown): string | null =>
  typeof page === 'number' || typeof page === 'string' ? String(page) : null

const documentOf = (
  { document, purpose }: Record<string, unknown>,
  purposes: ReadonlyMap<string, string>,
): string | null => (typeof purpose === 'string' ? purpose : (purposes.get(String(document)) ?? null))

/** Which document, or how it ended: what the record says of an action. */
const detailOf = (details: Record<string, unknown>, purposes: ReadonlyMap<string, string>): string | null =>
  documentOf(details, purposes) ?? (typeof details['outcome'] === 'string' ? details['outcome'] : null)
