import { and, count, eq, gt, gte, max, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { kycDocuments } from '#database/tables.ts'
import { documentBudget } from './inspector.ts'
import type { Jobs } from '../../jobs/jobs.ts'

// Who is next: the contact that has had the least. Documents of one contact wait for each other, not others for them.

/** So many of a contact's documents may use their whole budget in a day; after that the slow lane is closed to it a while. */
export const slowLaneLimits = { mostADay: 3, closedHours: 6 } as const

const ofContact = (username: string) =>
  and(eq(kycDocuments.username, username), gt(kycDocuments.created_at, sql`now() - interval '24 hours'`))

/**
 * Has a document inspected that has come whole. Each document that its contact sent within the hour, and each second that its
 * documents of a day took, puts it one place further back, over all instances.
 */
export async function queueInspection(
  tx: Tx,
  jobs: Pick<Jobs, 'send'>,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const [had] = await tx
    .select({
      documents: sql<number>`count(*) filter (where ${kycDocuments.received_bytes} = ${kycDocuments.bytes} and ${kycDocuments.created_at} > now() - interval '1 hour')::int`,
      seconds: secondsSpent,
    })
    .from(kycDocuments)
    .where(ofContact(username))
  await jobs.send(
    tx,
    'inspect-document',
    { document: id },
    { priority: -(had?.documents ?? 0) - (had?.seconds ?? 0) },
  )
}

/** Behind all first glances. */
const behindGlances = 100_000

/** Has a document inspected for longer that did not come to its end; the rest of it in the lane for slow ones. */
export async function queueNextStep(
  tx: Tx,
  jobs: Pick<Jobs, 'send'>,
  { id, username }: { id: string; username: string },
  step: 'slice' | 'rest',
): Promise<void> {
  const [had] = await tx.select({ seconds: secondsSpent }).from(kycDocuments).where(ofContact(username))
  const priority = -(had?.seconds ?? 0)
  if (step === 'rest') await jobs.send(tx, 'inspect-document-slow', { document: id }, { priority })
  else await jobs.send(tx, 'inspect-document', { document: id, step }, { priority: priority - behindGlances })
}

const secondsSpent = sql<number>`(coalesce(sum(${kycDocuments.inspect_ms}), 0) / 1000)::int`

/** Notes what looking at a document took; it counts for the day whatever becomes of the document. */
export async function charge(db: Pick<Database, 'update'>, id: string, ms: number): Promise<void> {
  if (ms <= 0) return
  await db
    .update(kycDocuments)
    .set({ inspect_ms: sql`${kycDocuments.inspect_ms} + ${Math.round(ms)}` })
    .where(eq(kycDocuments.id, id))
}

/** Whether a contact's documents have used up so many whole budgets that its slow ones are not taken for some hours. */
export async function isSlowLaneClosed(db: Pick<Database, 'select'>, username: string): Promise<boolean> {
  const [found] = await db
    .select({
      documents: count(),
      lately: sql<boolean>`coalesce(${max(kycDocuments.last_received_at)} > now() - make_interval(hours => ${slowLaneLimits.closedHours}), false)`,
    })
    .from(kycDocuments)
    .where(and(ofContact(username), gte(kycDocuments.inspect_ms, documentBudget.total)))
  return (found?.documents ?? 0) >= slowLaneLimits.mostADay && (found?.lately ?? false)
}
