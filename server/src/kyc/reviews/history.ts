import { and, asc, eq } from 'drizzle-orm'
import type { ReviewEvent } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, kycDocuments, kycSubmissions, messages } from '#database/tables.ts'
import { namesOf } from '../../changes/people.ts'
import type { Actor } from '../../changes/actor.ts'
import { hasOwnLists } from './officer-decisions.ts'

/**
 * What happened to a submission, oldest first: what the customer sent, what staff did, what was written to the customer.
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
  const events: ReviewEvent[] = shown.map(({ at, action, actor, details }) => {
    const from = actor === 'customer' ? 'customer' : isAutomatic(action) ? 'system' : 'staff'
    return {
      at,
      from,
      who: from === 'staff' && actor !== null ? nameOf(actor) : null,
      what: action,
      detail: detailOf(details ?? {}, purposes),
    }
  })
  for (const { created_at, ended_at, template, state, channel } of sent)
    events.push({
      at: ended_at ?? created_at,
      from: 'message',
      who: null,
      what: template,
      detail: `${channel} ${state}`,
    })
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** What one officer decided is not for the other while both have a list of their own. */
const decisions = ['accept document', 'ask for document again']

const isAutomatic = (action: string) => action === 'flag duplicate account'

/** Which document, which page, how it ended: what the record says of an action. */
function detailOf(
  { document, purpose, page, outcome }: Record<string, unknown>,
  purposes: ReadonlyMap<string, string>,
): string | null {
  const named = typeof purpose === 'string' ? purpose : purposes.get(String(document))
  const parts = [
    named,
    typeof page === 'number' ? String(page) : page === 'original' ? 'original' : undefined,
  ]
  const said = parts.filter((part) => part !== undefined).join(', ')
  if (said) return said
  return typeof outcome === 'string' ? outcome : null
}
